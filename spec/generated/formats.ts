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
  roles: ('tool' | 'host' | 'plugin' | 'plugin-host' | 'flattener')[]
  /**
   * What having it means.
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
   * Whether a run certifies it unless told otherwise.
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
   * Direction in which the two work together.
   */
  compatible?: string
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
  sources?: string[]
  [k: string]: unknown
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
   * How many known requirements are still to be written into this file.
   */
  drafts?: number
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
  role: 'tool' | 'host' | 'plugin' | 'plugin-host' | 'flattener'
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
   * Number in the notes it came from.
   */
  draft?: string | string[]
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
   * Draft requirements it touches.
   */
  drafts?: string[]
  /**
   * Related ambiguities.
   */
  see?: string | string[]
}

/**
 * Became requirements, was merged into some, was dropped, or awaits an area (its name).
 */
export type Fate =
  | string
  | {
      /**
       * Requirement ids.
       */
      id: string | string[]
    }
  | {
      /**
       * Requirement ids.
       */
      ids: string | string[]
    }
  | {
      /**
       * Requirement ids.
       */
      merged: string | string[]
    }
  | {
      /**
       * Why.
       */
      dropped: string
    }
  | {
      /**
       * The area.
       */
      area: string
    }

/**
 * What became of each requirement in the notes that the catalogue grew from.
 */
export interface DraftsFile {
  /**
   * Fates by number in the notes.
   */
  drafts: {
    [k: string]: Fate
  }
  /**
   * Protocol.
   */
  protocol?: string
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
