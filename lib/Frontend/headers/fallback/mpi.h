//===- mpi.h - stands in for MPI's header -----------------------------------===//
#pragma once

typedef struct bankcheck_mpi_comm *MPI_Comm;
typedef struct bankcheck_mpi_type *MPI_Datatype;
typedef struct bankcheck_mpi_op *MPI_Op;
typedef struct bankcheck_mpi_request *MPI_Request;
typedef struct bankcheck_mpi_info *MPI_Info;
typedef long MPI_Aint;
typedef struct { int MPI_SOURCE, MPI_TAG, MPI_ERROR; } MPI_Status;
extern MPI_Comm MPI_COMM_WORLD, MPI_COMM_SELF, MPI_COMM_NULL;
extern MPI_Datatype MPI_BYTE, MPI_CHAR, MPI_INT, MPI_UNSIGNED, MPI_LONG, MPI_LONG_LONG, MPI_LONG_LONG_INT, MPI_UNSIGNED_LONG, MPI_FLOAT, MPI_DOUBLE, MPI_UINT8_T, MPI_UINT64_T;
extern MPI_Op MPI_SUM, MPI_MAX, MPI_MIN, MPI_PROD;
extern MPI_Info MPI_INFO_NULL;
#define MPI_SUCCESS 0
#define MPI_MAX_ERROR_STRING 256
#define MPI_MAX_PROCESSOR_NAME 256
#define MPI_STATUS_IGNORE ((MPI_Status *)0)
#define MPI_STATUSES_IGNORE ((MPI_Status *)0)
#define MPI_IN_PLACE ((void *)1)
#define MPI_COMM_TYPE_SHARED 1
#define MPI_ANY_SOURCE (-1)
#define MPI_ANY_TAG (-1)
extern "C" {
int MPI_Init(int *, char ***), MPI_Finalize(void), MPI_Abort(MPI_Comm, int), MPI_Barrier(MPI_Comm);
int MPI_Comm_rank(MPI_Comm, int *), MPI_Comm_size(MPI_Comm, int *), MPI_Comm_free(MPI_Comm *), MPI_Comm_split(MPI_Comm, int, int, MPI_Comm *);
int MPI_Comm_split_type(MPI_Comm, int, int, MPI_Info, MPI_Comm *), MPI_Get_processor_name(char *, int *), MPI_Error_string(int, char *, int *);
int MPI_Send(const void *, int, MPI_Datatype, int, int, MPI_Comm), MPI_Recv(void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *);
int MPI_Isend(const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *), MPI_Irecv(void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *);
int MPI_Sendrecv(const void *, int, MPI_Datatype, int, int, void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status *);
int MPI_Wait(MPI_Request *, MPI_Status *), MPI_Waitall(int, MPI_Request *, MPI_Status *), MPI_Bcast(void *, int, MPI_Datatype, int, MPI_Comm);
int MPI_Reduce(const void *, void *, int, MPI_Datatype, MPI_Op, int, MPI_Comm), MPI_Allreduce(const void *, void *, int, MPI_Datatype, MPI_Op, MPI_Comm);
int MPI_Gather(const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm), MPI_Allgather(const void *, int, MPI_Datatype, void *, int, MPI_Datatype, MPI_Comm);
int MPI_Scatter(const void *, int, MPI_Datatype, void *, int, MPI_Datatype, int, MPI_Comm);
double MPI_Wtime(void);
}
