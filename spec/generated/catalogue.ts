// Written by `npm run spec` from spec/; change it there.
/**
 * Everything the specification states, gathered for programs.
 */
export interface Catalogue {
  /**
   * Version of this document's form.
   */
  format: 1
  /**
   * Documents that are cited.
   */
  sources: CatalogueSource[]
  /**
   * Features.
   */
  features: CatalogueFeature[]
  /**
   * Sets of features that a subject claims together.
   */
  profiles: CatalogueProfile[]
  /**
   * Revisions, oldest first within a protocol.
   */
  revisions: CatalogueRevision[]
  /**
   * Protocols with the counts of what they hold.
   */
  protocols: CatalogueProtocol[]
  /**
   * Requirements, by id.
   */
  requirements: CatalogueRequirement[]
  /**
   * Register of ambiguities, by id.
   */
  ambiguities: CatalogueAmbiguity[]
  /**
   * Lifecycle machines, by name.
   */
  machines: CatalogueMachine[]
  /**
   * Messages, by protocol and name.
   */
  messages: CatalogueMessage[]
}
/**
 * One cited document.
 */
export interface CatalogueSource {
  /**
   * Name in citations.
   */
  id: string
  /**
   * Title.
   */
  title: string
}
/**
 * One feature.
 */
export interface CatalogueFeature {
  /**
   * Name.
   */
  id: string
  /**
   * Roles that can have it.
   */
  roles: string[]
  /**
   * What having it means.
   */
  text: string
}
/**
 * One profile of a protocol.
 */
export interface CatalogueProfile {
  /**
   * Name.
   */
  id: string
  /**
   * Protocol.
   */
  protocol: string
  /**
   * Profiles that are claimed with it.
   */
  includes: string[]
  /**
   * Features that it adds to theirs.
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
 * One revision.
 */
export interface CatalogueRevision {
  /**
   * Name.
   */
  id: string
  /**
   * Protocol.
   */
  protocol: string
  /**
   * Whether a run certifies it by default.
   */
  current: boolean
  /**
   * Date.
   */
  date?: string
  /**
   * What it is.
   */
  text: string
  /**
   * Differences to the revision before.
   */
  changes: CatalogueChange[]
}
/**
 * One difference between neighbouring revisions.
 */
export interface CatalogueChange {
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
 * One protocol.
 */
export interface CatalogueProtocol {
  /**
   * Name.
   */
  id: string
  /**
   * Requirements written.
   */
  requirements: number
  /**
   * Its areas.
   */
  areas: CatalogueArea[]
}
/**
 * One area.
 */
export interface CatalogueArea {
  /**
   * Name.
   */
  id: string
  /**
   * Heading.
   */
  title: string
  /**
   * Requirements written.
   */
  requirements: number
}
/**
 * One requirement with every default filled in.
 */
export interface CatalogueRequirement {
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
   * Sources that it is imported from.
   */
  from?: string[]
  /**
   * What a deviation does: counts, passes when it is one of `accepts`, or is only reported.
   */
  disposition: 'require' | 'tolerate' | 'report'
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
   * Citations.
   *
   * @minItems 1
   */
  source: string[]
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
  /**
   * Area.
   */
  area: string
  /**
   * File that holds it, from the root of the package.
   */
  file: string
  /**
   * Line where it starts.
   */
  line: number
}
/**
 * One open place and how it is resolved.
 */
export interface CatalogueAmbiguity {
  /**
   * Protocol and words.
   */
  id: string
  /**
   * Citations.
   */
  source: string[]
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
   * Related ambiguities.
   */
  see?: string[]
  /**
   * Requirements it touches.
   */
  requirements: string[]
  /**
   * File.
   */
  file: string
  /**
   * Line where it starts.
   */
  line: number
}
/**
 * One machine.
 */
export interface CatalogueMachine {
  /**
   * Name.
   */
  id: string
  /**
   * Protocol.
   */
  protocol: string
  /**
   * Citations.
   */
  source: string[]
  /**
   * States.
   */
  states: string[]
  /**
   * Listed transitions.
   */
  legal: number
  /**
   * Pairs of state and event that must not occur.
   */
  illegal: number
}
/**
 * One message.
 */
export interface CatalogueMessage {
  /**
   * Protocol and file name.
   */
  id: string
  /**
   * Protocol.
   */
  protocol: string
  /**
   * Name on the wire.
   */
  name: string
  /**
   * What it is.
   */
  kind: string
  /**
   * Who sends it.
   */
  from?: string
  /**
   * Feature.
   */
  feature?: string
  /**
   * Citations.
   */
  source: string[]
  /**
   * What it does.
   */
  summary: string
  /**
   * File.
   */
  file: string
}
