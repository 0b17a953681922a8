import { namesIn, partsOf } from '../../harness/generators/closed.ts'
import { elementsOf, equal, isObject, type JsonObject } from '../../harness/wire/json.ts'
import type { Finding } from '../engine/finding.ts'
import { fittingNames } from './names.ts'
import { type Flat, isFlat, type Trial } from './trial.ts'

/** A root union of objects whose branches each state which action they are. */
export interface Union {
  root: JsonObject
  branches: JsonObject[]
  discriminator: string
  actions: unknown[]
}

/** Judges what became of a root union where the provider has none; only names that the provider takes count. */
export function onUnion(trial: Trial, judge: (trial: Flat, union: Union) => Finding[]): Finding[] {
  const union = unionOf(trial.schema)
  if (!isFlat(trial) || !union || trial.profile.facts.unions_root !== 'none') return []
  const callable =
    trial.samples.length > 0 && namesIn(trial.schema).every(fittingNames(trial.profile))
  return callable ? judge(trial, union) : []
}

/** Whether some valid call has this action. */
export const isUsed = ({ samples }: Trial, name: string, action: unknown) =>
  samples.some(({ value }) => isObject(value) && equal(value[name], action))

/** Required at the root, or in every branch. */
export function commonRequired({ root, branches }: Pick<Union, 'root' | 'branches'>): string[] {
  const names = new Set([...requiredOf(root), ...requiredOf(branches[0] ?? {})].map(String))
  return [...names].filter(
    (name) =>
      requiredOf(root).includes(name) ||
      branches.every((branch) => requiredOf(branch).includes(name)),
  )
}

function unionOf(schema: JsonObject): Union | undefined {
  const list = ['oneOf', 'anyOf'].filter((key) => partsOf(schema, key).length > 1)
  if (list.length !== 1 || 'allOf' in schema || 'if' in schema || '$ref' in schema) return undefined
  const branches = partsOf(schema, list[0] as string)
  const discriminator = namesIn(branches[0] as JsonObject, 0).find((name) =>
    branches.every(
      (branch) => constOf(branch, name) !== undefined && requiredOf(branch).includes(name),
    ),
  )
  if (discriminator === undefined || branches.some(isComplex)) return undefined
  const actions = branches.map((branch) => constOf(branch, discriminator))
  return { root: schema, branches, discriminator, actions }
}

const isComplex = (branch: JsonObject) =>
  Object.keys(branch).some(
    (key) =>
      !['type', 'properties', 'required', 'description', 'title', 'additionalProperties'].includes(
        key,
      ),
  )
/** The members that a schema lists; none where it lists none. */
export const propertiesOf = ({ properties }: JsonObject): JsonObject =>
  isObject(properties) ? properties : {}
/** The names that a schema requires. */
export const requiredOf = ({ required }: JsonObject): unknown[] => elementsOf(required)

function constOf(branch: JsonObject, name: string): unknown {
  const member = propertiesOf(branch)[name]
  if (!isObject(member)) return undefined
  return Array.isArray(member.enum) && member.enum.length === 1 ? member.enum[0] : member.const
}
