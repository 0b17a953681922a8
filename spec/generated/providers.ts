// Written by `npm run spec` from spec/; change it there.
import type { Confidence, Facts } from './formats.ts'

/** Name of a provider profile, as on the wire. */
export type ProviderId =
  | 'openai-strict'
  | 'openai-tools'
  | 'portable-flat'

/** What one provider accepts as the schema of a tool. */
export type Profile = {
  id: ProviderId
  title: string
  confidence: Confidence
  /** Profile whose facts hold where this one is silent; they stand among its facts already. */
  extends?: ProviderId
  /** Interfaces, models and settings that it describes. */
  applies_to: string[]
  /** Profiles of what stands behind it, by model name; `*` stands for anything. */
  delegates: { [model: string]: ProviderId }
  /** Every fact; one that is unknown has the value that is safe. */
  facts: Facts
  /** Facts that are unknown. */
  unknown: (keyof Facts)[]
  /** What the provider answers when it refuses a schema. */
  errors: string[]
}

/** Every profile by its name. */
export const providers: Readonly<Record<ProviderId, Profile>> = {
  'openai-strict': {
    "id": "openai-strict",
    "title": "OpenAI function calling, strict",
    "confidence": "documented",
    "extends": "openai-tools",
    "applies_to": [
      "chat completions with `strict` true",
      "responses unless `strict` is false"
    ],
    "delegates": {},
    "facts": {
      "root_type": "object",
      "root_keywords": "any",
      "root_forbidden": [
        "oneOf",
        "anyOf",
        "allOf",
        "enum",
        "not"
      ],
      "unions_root": "none",
      "unions_nested": "any-of",
      "all_of": "rejected",
      "const": "native",
      "additional_properties": "must-be-false",
      "all_required": true,
      "optional_encoding": "nullable",
      "keywords_allowed": [
        "type",
        "title",
        "description",
        "enum",
        "const",
        "anyOf",
        "items",
        "properties",
        "required",
        "additionalProperties",
        "$ref",
        "$defs",
        "pattern",
        "format",
        "multipleOf",
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "minItems",
        "maxItems"
      ],
      "keywords_forbidden": [
        "oneOf",
        "allOf",
        "not",
        "if",
        "then",
        "else",
        "dependentRequired",
        "dependentSchemas",
        "patternProperties",
        "propertyNames",
        "unevaluatedProperties",
        "minProperties",
        "maxProperties",
        "contains",
        "minContains",
        "maxContains",
        "uniqueItems",
        "prefixItems",
        "default"
      ],
      "keywords_by_type": {
        "string": [
          "pattern",
          "format"
        ],
        "number": [
          "multipleOf",
          "minimum",
          "maximum",
          "exclusiveMinimum",
          "exclusiveMaximum"
        ],
        "array": [
          "minItems",
          "maxItems"
        ]
      },
      "keywords_forbidden_by_type": {},
      "keywords_unenforced": [],
      "formats": [
        "date-time",
        "time",
        "date",
        "duration",
        "email",
        "hostname",
        "ipv4",
        "ipv6",
        "uuid"
      ],
      "pattern_syntax": "no-lookaround",
      "min_items": "any",
      "enum_values": "any",
      "enum_empty_string": "rejected",
      "enum_case": "kept",
      "refs": "local",
      "ref_siblings": "none",
      "defs_keyword": "$defs",
      "empty_schema": "rejected",
      "boolean_schemas": "rejected",
      "type_required": true,
      "type_arrays": "accepted",
      "null_type": "type",
      "items_required": true,
      "free_form_objects": "rejected",
      "required_declared": true,
      "descriptions": "everywhere",
      "property_order": "free",
      "tool_name": "^[a-zA-Z0-9_-]{1,64}$",
      "property_name": "^[a-zA-Z_][a-zA-Z0-9_]{0,63}$",
      "limits": {
        "properties": 5000,
        "depth": 10,
        "enum_values": 1000,
        "string_characters": 120000,
        "large_enum": {
          "over_values": 250,
          "characters": 15000
        }
      },
      "enforced_by": "decoder",
      "on_violation": "request-fails"
    },
    "unknown": [
      "keywords_forbidden_by_type",
      "keywords_unenforced",
      "enum_empty_string",
      "defs_keyword",
      "boolean_schemas",
      "type_required",
      "items_required",
      "required_declared",
      "property_order",
      "property_name"
    ],
    "errors": [
      "In context=(...), 'allOf' is not permitted",
      "'required' is required to be supplied and to be an array including every key in properties. Missing 'multiple'",
      "6 levels of nesting exceeds limit of 5"
    ]
  },
  'openai-tools': {
    "id": "openai-tools",
    "title": "OpenAI function calling, not strict",
    "confidence": "reported",
    "applies_to": [
      "chat completions with `strict` absent or false",
      "responses with `strict` false"
    ],
    "delegates": {},
    "facts": {
      "root_type": "object",
      "root_keywords": "any",
      "root_forbidden": [
        "oneOf",
        "anyOf",
        "allOf",
        "enum",
        "not"
      ],
      "unions_root": "none",
      "unions_nested": "full",
      "all_of": "native",
      "const": "native",
      "additional_properties": "any",
      "all_required": false,
      "optional_encoding": "absent",
      "keywords_allowed": "any",
      "keywords_forbidden": [],
      "keywords_by_type": {},
      "keywords_forbidden_by_type": {},
      "keywords_unenforced": [],
      "formats": "any",
      "pattern_syntax": "any",
      "min_items": "any",
      "enum_values": "any",
      "enum_empty_string": "accepted",
      "enum_case": "not-guaranteed",
      "refs": "local",
      "ref_siblings": "any",
      "defs_keyword": "$defs",
      "empty_schema": "any-value",
      "boolean_schemas": "rejected",
      "type_required": false,
      "type_arrays": "accepted",
      "null_type": "type",
      "items_required": true,
      "free_form_objects": "accepted",
      "required_declared": true,
      "descriptions": "everywhere",
      "property_order": "free",
      "tool_name": "^[a-zA-Z0-9_-]{1,64}$",
      "property_name": "^[a-zA-Z_][a-zA-Z0-9_]{0,63}$",
      "limits": {},
      "enforced_by": "model",
      "on_violation": "request-fails"
    },
    "unknown": [
      "keywords_by_type",
      "keywords_forbidden_by_type",
      "keywords_unenforced",
      "enum_case",
      "defs_keyword",
      "boolean_schemas",
      "items_required",
      "required_declared",
      "property_order",
      "property_name",
      "limits"
    ],
    "errors": [
      "Invalid schema for function 'x': schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not' at the top level."
    ]
  },
  'portable-flat': {
    "id": "portable-flat",
    "title": "What every provider accepts that is not strict",
    "confidence": "derived",
    "applies_to": [
      "hosts that send one form to every provider"
    ],
    "delegates": {},
    "facts": {
      "root_type": "object",
      "root_keywords": [
        "type",
        "properties",
        "required"
      ],
      "root_forbidden": [],
      "unions_root": "none",
      "unions_nested": "none",
      "all_of": "rejected",
      "const": "to-enum",
      "additional_properties": "dropped",
      "all_required": false,
      "optional_encoding": "absent",
      "keywords_allowed": [
        "type",
        "description",
        "enum",
        "items",
        "properties",
        "required"
      ],
      "keywords_forbidden": [],
      "keywords_by_type": {},
      "keywords_forbidden_by_type": {},
      "keywords_unenforced": [],
      "formats": [],
      "pattern_syntax": "no-lookaround",
      "min_items": [],
      "enum_values": "strings",
      "enum_empty_string": "rejected",
      "enum_case": "not-guaranteed",
      "refs": "rejected",
      "ref_siblings": "none",
      "defs_keyword": "$defs",
      "empty_schema": "rejected",
      "boolean_schemas": "rejected",
      "type_required": true,
      "type_arrays": "rejected",
      "null_type": "rejected",
      "items_required": true,
      "free_form_objects": "accepted",
      "required_declared": true,
      "descriptions": "below-root",
      "property_order": "free",
      "tool_name": "^[a-zA-Z_][a-zA-Z0-9_-]{0,63}$",
      "property_name": "^[a-zA-Z_][a-zA-Z0-9_]{0,63}$",
      "limits": {},
      "enforced_by": "model",
      "on_violation": "request-fails"
    },
    "unknown": [
      "defs_keyword",
      "property_order"
    ],
    "errors": []
  },
}
