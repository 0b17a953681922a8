// Written by `npm run spec` from spec/; change it there.
/**
 * The documents that the specification cites.
 */
export interface SourcesFile {
  /**
   * The documents.
   */
  sources: Source[]
}
/**
 * One document.
 */
export interface Source {
  /**
   * Name in citations.
   */
  id: string
  /**
   * Title.
   */
  title: string
  /**
   * Its own status word.
   */
  status?: string
  /**
   * Date of the revision.
   */
  date?: string
  /**
   * Where it can be read.
   */
  url?: string
  /**
   * What it is about.
   */
  text?: string
  /**
   * Its section headings; none for an imported document.
   */
  headings?: string[]
  [k: string]: unknown
}

/**
 * What a subject may claim, declare or exercise.
 */
export interface FeaturesFile {
  /**
   * The features.
   */
  features: Feature[]
  /**
   * Sets of features that a subject claims together.
   */
  profiles?: Profile[]
}
/**
 * One feature.
 */
export interface Feature {
  /**
   * Name.
   */
  id: string
  /**
   * Roles that can have it.
   *
   * @minItems 1
   */
  roles: string[]
  /**
   * What having it means.
   */
  text: string
}
/**
 * One set of features of a protocol.
 */
export interface Profile {
  /**
   * Name.
   */
  id: string
  /**
   * Protocol that it belongs to.
   */
  protocol: string
  /**
   * Profiles of the protocol that are claimed with it.
   *
   * @minItems 1
   */
  includes?: string[]
  /**
   * Features that it adds to those of the profiles that it includes.
   *
   * @minItems 1
   */
  features: string[]
  /**
   * Revision that introduced its features.
   */
  since?: string
  /**
   * What claiming it means.
   */
  text: string
}

/**
 * Revisions of each protocol, oldest first.
 */
export interface RevisionsFile {
  /**
   * Histories by protocol.
   */
  protocols: History[]
}
/**
 * Revisions of one protocol.
 */
export interface History {
  /**
   * Protocol.
   */
  protocol: string
  /**
   * Oldest first.
   *
   * @minItems 1
   */
  revisions: Revision[]
}
/**
 * One revision.
 */
export interface Revision {
  /**
   * Name.
   */
  id: string
  /**
   * Whether a run certifies it by default.
   */
  current?: boolean
  /**
   * Documents that define it.
   */
  sources?: string[]
  /**
   * Date.
   */
  date?: string
  /**
   * Number announced on the wire.
   */
  version?: string | number
  /**
   * What it is.
   */
  text: string
  /**
   * Differences to the revision before.
   */
  changes?: Change[]
}
/**
 * One difference between neighbouring revisions.
 */
export interface Change {
  /**
   * Name.
   */
  id: string
  /**
   * In which directions a subject of one revision works with a peer of the other.
   */
  compatible: 'both' | 'older-to-newer' | 'newer-to-older' | 'neither'
  /**
   * What held.
   */
  before: string
  /**
   * What holds.
   */
  after: string
  /**
   * Citations.
   */
  sources: string[]
}

/**
 * One area of a protocol: requirements that belong together.
 */
export interface AreaFile {
  /**
   * Protocol and area, joined by a dot.
   */
  area: string
  /**
   * Heading for people.
   */
  title: string
  /**
   * Citation of every entry that has none of its own.
   */
  source: string | string[]
  /**
   * The requirements.
   */
  requirements: Requirement[]
}
/**
 * One thing that must hold.
 */
export interface Requirement {
  /**
   * Protocol, area and words that name the requirement, joined by dots.
   */
  id: string
  /**
   * Who is bound by it.
   */
  role: string
  /**
   * How strongly it binds.
   */
  level: 'must' | 'should' | 'may'
  /**
   * Whether a source states it, we derive it, or a source imports it.
   */
  basis: 'stated' | 'derived' | 'imported'
  /**
   * Why a derived requirement follows.
   */
  because?: string
  /**
   * Sources that an imported requirement comes from.
   */
  from?: string | string[]
  /**
   * What a deviation does: counts, passes when it is one of `accepts`, or is only reported.
   */
  disposition?: 'require' | 'tolerate' | 'report'
  /**
   * Behaviours that pass where several are tolerated.
   *
   * @minItems 1
   */
  accepts?: string[]
  /**
   * Feature that must be claimed or exercised.
   */
  feature: string
  /**
   * Citation, `source §Section`; the file's when left out.
   */
  source?: string | string[]
  /**
   * First revision it holds in.
   */
  since?: string
  /**
   * Last revision it holds in.
   */
  until?: string
  /**
   * Why no black box can observe it.
   */
  untestable?: string
  /**
   * The requirement, one sentence in the present tense.
   */
  text: string
  /**
   * What the sentence promises, one promise an entry, each of which can be violated alone.
   */
  clauses?: {
    [k: string]: string
  }
}

/**
 * Places where a source can be read in more than one way.
 */
export interface AmbiguitiesFile {
  /**
   * Citation of every entry that has none of its own.
   */
  source?: string | string[]
  /**
   * The register.
   */
  ambiguities: Ambiguity[]
}
/**
 * One open place and how it is resolved.
 */
export interface Ambiguity {
  /**
   * Protocol and words.
   */
  id: string
  /**
   * Citation.
   */
  source?: string | string[]
  /**
   * What is open, one sentence.
   */
  question: string
  /**
   * The readings that are possible.
   *
   * @minItems 1
   */
  readings: string[]
  /**
   * What the suite does with them.
   */
  verdict: 'require' | 'tolerate' | 'report' | 'mixed'
  /**
   * What the suite does, in words.
   */
  resolution: string
  /**
   * Why.
   */
  because: string
  /**
   * Ids of the requirements that it touches.
   *
   * @minItems 1
   */
  requirements?: string[]
  /**
   * Related ambiguities.
   */
  see?: string | string[]
}

/**
 * One message of a protocol with the schemas of its parts.
 */
export interface MessageFile {
  /**
   * Name on the wire, or the name of the object.
   */
  message: string
  /**
   * Tag on the wire where several messages share it.
   */
  type?: string
  /**
   * Messages that answer it.
   */
  replies?: string | string[]
  /**
   * What it is.
   */
  kind: 'request' | 'notification' | 'response' | 'message' | 'object'
  /**
   * Who sends it.
   */
  from?: string
  /**
   * Citation.
   */
  source: string | string[]
  /**
   * Feature it belongs to.
   */
  feature?: string
  /**
   * What it does, one sentence.
   */
  summary: string
  params?: Part
  result?: Part
  schema?: Part
  /**
   * Values that a part's schema must refuse.
   */
  invalid?: Refused[]
  /**
   * Schemas shared by the parts.
   */
  $defs?: {
    [k: string]: Part
  }
}
/**
 * A JSON Schema 2020-12 with examples; `invalid` lists values that it refuses.
 */
export interface Part {
  [k: string]: unknown
}
/**
 * A value that is refused.
 */
export interface Refused {
  /**
   * Part that refuses it, where there are several.
   */
  part?: 'params' | 'result' | 'schema'
  /**
   * The value.
   */
  value: unknown
  /**
   * What is wrong with it.
   */
  because: string
}

/**
 * A lifecycle: states and the events that lead from one to another.
 */
export interface MachineFile {
  /**
   * Name.
   */
  machine: string
  /**
   * Heading for people.
   */
  title?: string
  /**
   * Citation.
   */
  source: string | string[]
  /**
   * What the machine is about.
   */
  text?: string
  /**
   * State it starts in.
   */
  initial: string
  /**
   * States by name.
   */
  states: {
    [k: string]: State
  }
  /**
   * Events that are no messages, by name.
   */
  events?: {
    [k: string]: MachineEvent
  }
  /**
   * Every legal step; a pair that is not listed is illegal.
   */
  transitions: Transition[]
}
/**
 * One state.
 */
export interface State {
  /**
   * What holds in it.
   */
  text: string
  /**
   * Whether it may be left no more.
   */
  final?: boolean
  /**
   * Citation.
   */
  source?: string | string[]
}
/**
 * An event that is no message.
 */
export interface MachineEvent {
  /**
   * What happens.
   */
  text: string
  /**
   * Citation.
   */
  source?: string | string[]
}
/**
 * One legal step.
 */
export interface Transition {
  /**
   * State or states it starts from.
   */
  from: string | string[]
  /**
   * Event.
   */
  on: string
  /**
   * Who causes the event.
   */
  by: string
  /**
   * State it leads to.
   */
  to: string
  /**
   * Citation.
   */
  source?: string | string[]
  /**
   * What happens on the way.
   */
  text?: string
  /**
   * Requirement that demands it.
   */
  requirement?: string
}

/**
 * Where the facts of the provider profiles were found.
 */
export interface EvidenceFile {
  /**
   * Day on which a source without a day of its own was read.
   */
  read: string
  /**
   * The places by name.
   */
  sources: {
    [k: string]: Evidence
  }
}
/**
 * One place.
 */
export interface Evidence {
  /**
   * Address.
   */
  url?: string
  /**
   * Repository on GitHub, with its commit after `@`.
   */
  repo?: string
  /**
   * Package with its version.
   */
  npm?: string
  /**
   * File in the repository or package.
   */
  file?: string
  /**
   * Day of the text, measurement or commit.
   */
  date?: string
  /**
   * Day on which it was read, where it differs from the file's.
   */
  read?: string
  /**
   * What it states, or how it was found.
   */
  text?: string
}

/**
 * How well it is known: somebody ran it, the provider documents it, somebody else reports it, it follows from something like it, or it is derived from other profiles.
 */
export type Confidence = 'measured' | 'documented' | 'reported' | 'inferred' | 'derived'

/**
 * What one provider accepts as the schema of a tool. What is not known to be accepted is not sent: a fact that is `unknown`, or that is left out here and in the profile that this one extends, is read as its `default` in `Facts`.
 */
export interface ProviderFile {
  /**
   * Name on the wire and of the file.
   */
  provider: string
  /**
   * Heading for people.
   */
  title: string
  /**
   * Profile whose facts hold where this one is silent.
   */
  extends?: string
  /**
   * Interfaces, models and settings that it describes.
   */
  applies_to?: string[]
  /**
   * Profiles of what stands behind it, by model name; `*` stands for anything.
   */
  delegates?: {
    [k: string]: string
  }
  confidence: Confidence
  /**
   * What is known, by the names in `Facts`.
   */
  facts: {
    [k: string]: Fact
  }
  /**
   * What the provider answers when it refuses a schema.
   */
  errors?: ProviderError[]
  /**
   * What a reader should know beyond the facts.
   */
  notes?: string[]
}
/**
 * One fact; its date is that of its source.
 */
export interface Fact {
  /**
   * The value, or `unknown`.
   */
  is: unknown
  /**
   * Where it was found, by name in spec/providers/sources.yaml.
   */
  source?: string | string[]
  confidence?: Confidence
  /**
   * What the value does not state, such as what other sources hold against it.
   */
  note?: string
}
/**
 * One error text.
 */
export interface ProviderError {
  /**
   * As the provider writes it.
   */
  text: string
  /**
   * Where it was found.
   */
  source: string
  /**
   * Earliest date found.
   */
  first_seen?: string
}
/**
 * Every fact that decides whether a provider accepts a schema.
 */
export interface Facts {
  /**
   * Type that the whole tool schema must state; `any` when none is demanded.
   */
  root_type: 'object' | 'any'
  /**
   * Keywords that the root may have; `any` when nothing but `root_forbidden` sets it apart from the schemas inside it.
   */
  root_keywords: 'any' | string[]
  /**
   * Keywords that are refused at the root, though they may stand further in.
   */
  root_forbidden: string[]
  /**
   * What becomes of a union at the root. `none`: no `anyOf` or `oneOf`. `any-of`: `anyOf`, beside other keywords too. `any-of-alone`: `anyOf`, as the only keyword of its schema. `any-of-typed-inside`: `anyOf`, with `type` in its branches and never beside it. `one-of-as-any-of`: both, but branches of `oneOf` need not exclude one another. `union-shadows-siblings`: both, but other keywords beside them are lost. `full`: both, as they are.
   */
  unions_root:
    | 'none'
    | 'any-of'
    | 'any-of-alone'
    | 'any-of-typed-inside'
    | 'one-of-as-any-of'
    | 'union-shadows-siblings'
    | 'full'
  /**
   * The same, for every schema inside the root.
   */
  unions_nested:
    | 'none'
    | 'any-of'
    | 'any-of-alone'
    | 'any-of-typed-inside'
    | 'one-of-as-any-of'
    | 'union-shadows-siblings'
    | 'full'
  /**
   * What becomes of `allOf`: kept, kept with a single member, or refused.
   */
  all_of: 'native' | 'single' | 'rejected'
  /**
   * What becomes of `const`: kept, to be written as an `enum` of one value, silently lost, or refused.
   */
  const: 'native' | 'to-enum' | 'dropped' | 'rejected'
  /**
   * What becomes of `additionalProperties`. `any`: kept. `must-be-false`: every object answers false. `default-false`: kept, and absent means false. `dropped`: silently lost. `rejected`: refused. `rejected-at-root`: refused at the root, kept inside.
   */
  additional_properties:
    'any' | 'must-be-false' | 'default-false' | 'dropped' | 'rejected' | 'rejected-at-root'
  /**
   * Whether `required` must name every property.
   */
  all_required: boolean
  /**
   * How a member that may be left out is written: left out of `required`, or required with null in its place.
   */
  optional_encoding: 'absent' | 'nullable'
  /**
   * Keywords that a schema may have, those of unions, references and constants among them; `any` when the list of keywords is open.
   */
  keywords_allowed: 'any' | string[]
  /**
   * Keywords that are refused anywhere; an entry may end in `*`.
   */
  keywords_forbidden: string[]
  /**
   * Keywords that are accepted only beside the types that list them; `number` speaks for `integer` too.
   */
  keywords_by_type: {
    /**
     * Keywords of schemas whose type is string.
     */
    string?: string[]
    /**
     * Keywords of schemas whose type is number.
     */
    number?: string[]
    /**
     * Keywords of schemas whose type is integer.
     */
    integer?: string[]
    /**
     * Keywords of schemas whose type is boolean.
     */
    boolean?: string[]
    /**
     * Keywords of schemas whose type is array.
     */
    array?: string[]
    /**
     * Keywords of schemas whose type is object.
     */
    object?: string[]
    /**
     * Keywords of schemas whose type is null.
     */
    null?: string[]
  }
  /**
   * Keywords that are refused beside a type, though they may stand beside others.
   */
  keywords_forbidden_by_type: {
    /**
     * Keywords of schemas whose type is string.
     */
    string?: string[]
    /**
     * Keywords of schemas whose type is number.
     */
    number?: string[]
    /**
     * Keywords of schemas whose type is integer.
     */
    integer?: string[]
    /**
     * Keywords of schemas whose type is boolean.
     */
    boolean?: string[]
    /**
     * Keywords of schemas whose type is array.
     */
    array?: string[]
    /**
     * Keywords of schemas whose type is object.
     */
    object?: string[]
    /**
     * Keywords of schemas whose type is null.
     */
    null?: string[]
  }
  /**
   * Keywords that are accepted and hold nobody to anything.
   */
  keywords_unenforced: string[]
  /**
   * Values of `format` that are accepted.
   */
  formats: 'any' | string[]
  /**
   * Regular expressions that `pattern` may hold.
   */
  pattern_syntax: 'any' | 'no-lookaround'
  /**
   * Values of `minItems` that are accepted.
   */
  min_items: 'any' | number[]
  /**
   * Values that an `enum` may hold; with `strings` its schema must be of type string.
   */
  enum_values: 'any' | 'primitives' | 'strings'
  /**
   * Whether an `enum` may hold the empty string.
   */
  enum_empty_string: 'accepted' | 'rejected'
  /**
   * Whether a value comes back with the capitals it has in the `enum`.
   */
  enum_case: 'kept' | 'not-guaranteed'
  /**
   * What becomes of `$ref`: any reference into the tool schema, one that never leads back to itself, or none.
   */
  refs: 'local' | 'acyclic' | 'rejected'
  /**
   * What may stand beside `$ref`.
   */
  ref_siblings: 'any' | 'annotations' | 'none'
  /**
   * Keyword that holds what is referred to.
   */
  defs_keyword: '$defs' | '$def'
  /**
   * What `{}` stands for: any value, objects only, or a refusal.
   */
  empty_schema: 'any-value' | 'object-only' | 'rejected'
  /**
   * Whether true and false may stand for a schema.
   */
  boolean_schemas: 'accepted' | 'rejected'
  /**
   * Whether every schema without a union or a reference must state its `type`.
   */
  type_required: boolean
  /**
   * Whether `type` may be a list.
   */
  type_arrays: 'accepted' | 'rejected'
  /**
   * How null is written: as a type, by `nullable: true`, or not at all.
   */
  null_type: 'type' | 'nullable' | 'rejected'
  /**
   * Whether an array must state its `items`.
   */
  items_required: boolean
  /**
   * Whether an object may leave out its `properties` and then take any.
   */
  free_form_objects: 'accepted' | 'rejected'
  /**
   * Whether `required` may name declared properties only.
   */
  required_declared: boolean
  /**
   * Where a `description` may stand.
   */
  descriptions: 'everywhere' | 'below-root' | 'nowhere'
  /**
   * Order in which the members of an answer come.
   */
  property_order: 'schema' | 'required-first' | 'free'
  /**
   * Pattern of a tool's name.
   */
  tool_name: string
  /**
   * Pattern of a property's name.
   */
  property_name: string
  /**
   * Counts that a tool schema must not pass; one that is left out is not known to be limited.
   */
  limits: {
    /**
     * Properties in a tool, at all depths.
     */
    properties?: number
    /**
     * Levels of nesting: objects with `properties` in one another, the root being the first. Whether lists, unions and other values are levels too is not known, so that a schema near the limit may be refused by those who count them.
     */
    depth?: number
    /**
     * Values of all enums of a tool.
     */
    enum_values?: number
    /**
     * Properties that are not required, in all tools of a request.
     */
    optional?: number
    /**
     * Schemas with `anyOf` or a list of types, in all tools of a request.
     */
    unions?: number
    /**
     * Characters of all property names, definition names, enum values and constants of a tool.
     */
    string_characters?: number
    /**
     * Characters of a tool's schema as JSON without spaces.
     */
    schema_characters?: number
    /**
     * Properties in all tools of a request.
     */
    fields?: number
    /**
     * Sum of all `maxItems` of a tool.
     */
    max_items_sum?: number
    /**
     * Properties that the root must at least require.
     */
    min_required?: number
    /**
     * Tools in a request.
     */
    tools?: number
    /**
     * Characters that an enum with many values may have in all.
     */
    large_enum?: {
      /**
       * Number of values above which the limit holds.
       */
      over_values: number
      /**
       * Characters of its values together.
       */
      characters: number
    }
  }
  /**
   * Who holds the model to the schema: nobody, a decoder that lets no other token through, a grammar, or a server that checks the answer.
   */
  enforced_by: 'model' | 'decoder' | 'grammar' | 'server'
  /**
   * What a schema that is not accepted leads to: the request fails, the keyword is lost without a word, or nobody is held to it.
   */
  on_violation: 'request-fails' | 'keyword-dropped' | 'keyword-ignored'
}
