"""schema.py SCHEMA DOCUMENT...: JSON and YAML documents against a schema. No object may have a field that its schema
does not name, although a later version of bankcheck may write one."""
import json
import sys

import jsonschema
import yaml


def strict(schema):
    """The schema, closed where it lists the fields of an object."""
    if isinstance(schema, dict):
        closed = {key: strict(value) for key, value in schema.items()}
        if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
            closed.setdefault("additionalProperties", False)
        return closed
    return [strict(value) for value in schema] if isinstance(schema, list) else schema


schema = json.load(open(sys.argv[1]))
jsonschema.Draft7Validator.check_schema(schema)
for path in sys.argv[2:]:
    text = open(path).read()
    jsonschema.validate(yaml.safe_load(text) if path.endswith(".yaml") else json.loads(text), strict(schema))
print(f"valid: {len(sys.argv) - 2} documents")
