/** Host under which every schema of the specification has its address. */
export const base = 'https://jp-conformance.dev'

/** The dialect of JSON Schema that every schema of the specification is in. */
export const dialect = 'https://json-schema.org/draft/2020-12/schema'
