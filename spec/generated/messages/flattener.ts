// Written by `npm run spec` from spec/; change it there.
/**
 * Messages of the flattener protocol by file name.
 */
export interface FlattenerMessages {
  /**
   * Asks for the schema's own spelling of a value that a model gave for the flattened schema.
   */
  decode: DecodeMessage
  /**
   * Asks for the flattened spelling of a value that meets the schema.
   */
  encode: EncodeMessage
  /**
   * Says that the line could not be read or names a provider that is not known.
   */
  error: ErrorMessage
  /**
   * Asks for a schema in the form that a provider accepts.
   */
  flatten: FlattenMessage
  /**
   * Gives the schema in the form that the provider accepts, and what that cost.
   */
  flattened: FlattenedMessage
  /**
   * Says that the value does not meet the schema it is said to be an instance of.
   */
  invalid: InvalidMessage
  /**
   * Says that the schema cannot be put into a form that the provider accepts, and why.
   */
  refused: RefusedMessage
  /**
   * Gives the other spelling of a value.
   */
  value: ValueMessage
}
/**
 * Asks for the schema's own spelling of a value that a model gave for the flattened schema.
 */
export interface DecodeMessage {
  /**
   * Chosen by the suite and repeated in the answer.
   */
  id: string | number
  /**
   * Name of the provider, as the files in spec/providers are called.
   */
  provider: string
  /**
   * The schema to be flattened.
   */
  schema: {
    [k: string]: unknown
  }
  /**
   * The value in the flattened spelling.
   */
  decode: unknown
  /**
   * Absent, since this is another kind of line.
   */
  encode?: unknown
}
/**
 * Asks for the flattened spelling of a value that meets the schema.
 */
export interface EncodeMessage {
  /**
   * Chosen by the suite and repeated in the answer.
   */
  id: string | number
  /**
   * Name of the provider, as the files in spec/providers are called.
   */
  provider: string
  /**
   * The schema to be flattened.
   */
  schema: {
    [k: string]: unknown
  }
  /**
   * The value in the schema's own spelling.
   */
  encode: unknown
  /**
   * Absent, since this is another kind of line.
   */
  decode?: unknown
}
/**
 * Says that the line could not be read or names a provider that is not known.
 */
export interface ErrorMessage {
  /**
   * The id of the line, or null when it could not be read.
   */
  id: string | number | null
  /**
   * What is wrong, in one sentence.
   */
  error: string
}
/**
 * Asks for a schema in the form that a provider accepts.
 */
export interface FlattenMessage {
  /**
   * Chosen by the suite and repeated in the answer.
   */
  id: string | number
  /**
   * Name of the provider, as the files in spec/providers are called.
   */
  provider: string
  /**
   * The schema to be flattened.
   */
  schema: {
    [k: string]: unknown
  }
  /**
   * Absent, since this is another kind of line.
   */
  encode?: unknown
  /**
   * Absent, since this is another kind of line.
   */
  decode?: unknown
}
/**
 * Gives the schema in the form that the provider accepts, and what that cost.
 */
export interface FlattenedMessage {
  /**
   * The id of the line that is answered.
   */
  id: string | number
  /**
   * The flattened schema.
   */
  schema: {
    [k: string]: unknown
  }
  /**
   * What was changed on the way, one entry for each keyword; nothing changes silently.
   *
   * Items: One change.
   */
  notes: {
    /**
     * JSON Pointer into the schema that was given.
     */
    pointer: string
    /**
     * The keyword that was changed.
     */
    keyword: string
    /**
     * Whether something is no longer enforced, or what, in words; false where it was only respelt.
     */
    lost: boolean | string
    /**
     * Whether the model is told instead, or where, as a JSON Pointer into the flattened schema.
     */
    told: boolean | string
  }[]
}
/**
 * Says that the value does not meet the schema it is said to be an instance of.
 */
export interface InvalidMessage {
  /**
   * The id of the line that is answered.
   */
  id: string | number
  /**
   * Why not, in one sentence.
   */
  invalid: string
  /**
   * Absent, since this is another kind of line.
   */
  value?: unknown
}
/**
 * Says that the schema cannot be put into a form that the provider accepts, and why.
 */
export interface RefusedMessage {
  /**
   * The id of the line that is answered.
   */
  id: string | number
  /**
   * What stands in the way.
   */
  refused: {
    /**
     * JSON Pointer into the schema that was given.
     */
    pointer: string
    /**
     * The keyword, or the property name, that cannot be expressed.
     */
    keyword: string
    /**
     * Why not, in one sentence.
     */
    reason: string
  }
  /**
   * Absent, since this is another kind of line.
   */
  schema?: unknown
}
/**
 * Gives the other spelling of a value.
 */
export interface ValueMessage {
  /**
   * The id of the line that is answered.
   */
  id: string | number
  /**
   * The value in the spelling that was asked for.
   */
  value: unknown
  /**
   * Absent, since this is another kind of line.
   */
  invalid?: unknown
}
