import { namesIn, partsOf } from '../../harness/generators/closed.ts'
import { validatorFor } from '../../harness/schemas/validator.ts'
import { equal, isObject, type JsonObject } from '../../harness/wire/json.ts'
import { broken, type Finding, kept, keptUnless } from '../finding.ts'
import { trialChecks } from './check.ts'
import { memberSchemas } from './conflicts.ts'
import { wrongCalls } from './ledger.ts'
import { placesIn, segmentsOf } from './places.ts'
import { type Flat, isFlat, named, shown, type Trial } from './trial.ts'

const UNION =
  'Add a schema with a union of actions at its root, and certify with a provider that has none there.'

/** What becomes of unions. @see rfd009 §Schema generation for stateful tools */
export const unionChecks = trialChecks(
  {
    verifies: 'flattener.union.flat-root',
    title: 'makes one object of a root union',
    toExercise: UNION,
    judge: (trial) => onUnion(trial, flatRoot),
  },
  {
    verifies: 'flattener.union.discriminator-is-enum',
    title: 'makes the discriminator an enum of the actions',
    toExercise: UNION,
    judge: (trial) => onUnion(trial, discriminatorIsEnum),
  },
  {
    verifies: 'flattener.union.keeps-common-required',
    title: 'requires what every branch requires',
    toExercise: UNION,
    judge: (trial) => onUnion(trial, keepsCommonRequired),
  },
  {
    verifies: 'flattener.union.requires-no-more',
    title: 'requires nothing that only some branches require',
    toExercise: UNION,
    judge: (trial) => onUnion(trial, requiresNoMore),
  },
  {
    verifies: 'flattener.union.fewest-invalid-calls',
    title: 'lets through no more invalid calls than the best flat form',
    toExercise: UNION,
    judge: (trial) => onUnion(trial, fewestInvalidCalls),
  },
  {
    verifies: 'flattener.union.tells-of-conditions',
    title: 'tells the model what belongs to which action',
    toExercise: UNION,
    judge: (trial) => onUnion(trial, tellsOfConditions),
  },
  {
    verifies: 'flattener.union.alternatives-of-required',
    title: 'keeps the members of alternatives that only require',
    toExercise: 'Add a schema whose anyOf only requires properties, as await does.',
    judge: (trial) =>
      isFlat(trial) && alternatives(trial.schema) ? alternativesOfRequired(trial) : [],
  },
  {
    verifies: 'flattener.union.distributes-siblings',
    title: 'puts what stood beside a union into its branches',
    toExercise: 'Certify with a provider whose unions stand alone, such as gemini-parameters.',
    judge: distributes,
  },
  {
    verifies: 'flattener.union.exclusivity-is-honest',
    title: 'notes that branches no longer exclude each other',
    toExercise: 'Add a schema with a oneOf whose branches overlap.',
    judge: exclusivity,
  },
  {
    verifies: 'flattener.union.nested-unions',
    title: 'treats nested unions by the same rules',
    toExercise: 'Add a schema with a union in a property.',
    judge: nestedUnions,
  },
)

/** A root union of objects whose branches each say which action they are. */
interface Union {
  root: JsonObject
  branches: JsonObject[]
  discriminator: string
  actions: unknown[]
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
const propertiesOf = ({ properties }: JsonObject): JsonObject =>
  isObject(properties) ? properties : {}
const requiredOf = ({ required }: JsonObject): unknown[] =>
  Array.isArray(required) ? required : []

function constOf(branch: JsonObject, name: string): unknown {
  const member = propertiesOf(branch)[name]
  if (!isObject(member)) return undefined
  return Array.isArray(member.enum) && member.enum.length === 1 ? member.enum[0] : member.const
}

/** Judges what became of a root union where the provider has none; only names that the provider takes count. */
function onUnion(trial: Trial, judge: (trial: Flat, union: Union) => Finding[]): Finding[] {
  const union = unionOf(trial.schema)
  if (!isFlat(trial) || !union || trial.profile.facts.unions_root !== 'none') return []
  const pattern = trial.profile.facts.property_name
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined
  const callable =
    trial.samples.length > 0 && namesIn(trial.schema).every((name) => !fits || fits.test(name))
  return callable ? judge(trial, union) : []
}

/** What is flat has the root's and every branch's members; branches that cannot be may be left out. */
function flatRoot(trial: Flat): Finding[] {
  const { schema } = trial.answer
  const union = ['oneOf', 'anyOf', 'allOf'].find((key) => key in schema)
  if (union)
    return [broken('one object', `${named(trial)}: the root still has ${union}: ${shown(schema)}`)]
  const used = new Set(
    trial.samples.flatMap(({ value }) => (isObject(value) ? Object.keys(value) : [])),
  )
  const missing = [...used]
    .filter((name) => memberSchemas(trial.schema).has(name))
    .find((name) => !Object.hasOwn(propertiesOf(schema), name))
  return [
    keptUnless(
      missing !== undefined && `${named(trial)}: ${missing} is gone from ${shown(schema)}`,
      'the properties of the root and of every branch',
    ),
  ]
}

function discriminatorIsEnum(trial: Flat, { discriminator, actions }: Union): Finding[] {
  const member = propertiesOf(trial.answer.schema)[discriminator]
  const values = isObject(member)
    ? Array.isArray(member.enum)
      ? member.enum
      : 'const' in member
        ? [member.const]
        : undefined
    : undefined
  const wanted = [...new Set(actions)].filter((action) => isUsed(trial, discriminator, action))
  const spelt = (list: unknown[]) => list.map((value) => (value === null ? 'null' : String(value)))
  const same =
    values &&
    equal(spelt(values.filter((value) => value !== null || wanted.includes(null))), spelt(wanted))
  const lenient =
    values &&
    wanted.length < new Set(actions).size &&
    spelt(wanted).every((value) => spelt(values).includes(value))
  return [
    keptUnless(
      !same && !lenient && `${named(trial)}: ${discriminator} became ${shown(member)}`,
      `an enum of ${wanted.map((w) => shown(w)).join(', ')}`,
    ),
  ]
}

const isUsed = ({ samples }: Trial, name: string, action: unknown) =>
  samples.some(({ value }) => isObject(value) && equal(value[name], action))

/** Required at the root, or in every branch. */
function commonRequired({ root, branches }: Union): string[] {
  const names = new Set([...requiredOf(root), ...requiredOf(branches[0] ?? {})].map(String))
  return [...names].filter(
    (name) =>
      requiredOf(root).includes(name) ||
      branches.every((branch) => requiredOf(branch).includes(name)),
  )
}

function keepsCommonRequired(trial: Flat, union: Union): Finding[] {
  const now = requiredOf(trial.answer.schema)
  const lost = commonRequired(union).find((name) => !now.includes(name))
  return [
    keptUnless(
      lost !== undefined &&
        `${named(trial)}: ${lost} is required of every call and no longer required: ${shown(now)}`,
      'what every branch requires is required',
    ),
  ]
}

function requiresNoMore(trial: Flat, union: Union): Finding[] {
  if (trial.profile.facts.all_required) return []
  const more = requiredOf(trial.answer.schema).find(
    (name) => !commonRequired(union).includes(String(name)),
  )
  const needed =
    more !== undefined &&
    trial.samples.every(({ value }) => isObject(value) && Object.hasOwn(value, String(more)))
  return [
    keptUnless(
      more !== undefined &&
        !needed &&
        `${named(trial)}: ${String(more)} is required and only some branches require it`,
      'what only some branches require is optional',
    ),
  ]
}

/**
 * Counts invalid calls that get through although a flat object could have kept them out: those without what every
 * branch requires, and those with an action that no branch has.
 */
function fewestInvalidCalls(trial: Flat, union: Union): Finding[] {
  const wrong = wrongCalls(trial).map(({ value }) => value as JsonObject)
  if (wrong.length === 0) return []
  const avoidable = wrong.filter((call) => !unavoidable(call, union))
  const [first] = avoidable
  if (first === undefined) return [kept()]
  return [
    broken(
      'only calls that no flat object can keep out',
      `${named(trial)}: ${avoidable.length} of ${wrong.length} invalid calls that get through need not, such as ${shown(first)}`,
    ),
  ]
}

function unavoidable(call: JsonObject, union: Union): boolean {
  const hasAction = union.actions.some((action) => equal(call[union.discriminator], action))
  const complete = commonRequired(union).every((name) => Object.hasOwn(call, name))
  return hasAction && complete
}

/** A member that only some actions have is described together with them. */
function tellsOfConditions(
  trial: Flat,
  { branches, discriminator, actions, root }: Union,
): Finding[] {
  const { descriptions } = trial.profile.facts
  if (descriptions === 'nowhere') return []
  const texts = placesIn(trial.answer.schema).map(
    ({ schema, pointer }) =>
      `${segmentsOf(pointer).join(' ')}: ${String(schema.description ?? '')}`,
  )
  return conditionsIn(branches, discriminator, root).flatMap(({ name, which }) => {
    if (!propertiesOf(trial.answer.schema)[name]) return []
    const own = which
      .map((at) => actions[at])
      .filter((action) => isUsed(trial, discriminator, action))
    if (own.length === 0) return []
    const told = own.every((action) =>
      texts.some((text) => text.includes(name) && text.includes(String(action))),
    )
    return [
      keptUnless(
        !told &&
          `${named(trial)}: no description says that ${name} belongs to ${own.map(String).join(', ')}`,
        'each condition is told together with its action',
      ),
    ]
  })
}

interface Condition {
  name: string
  which: number[]
}

/** Members that not every branch has. */
function conditionsIn(
  branches: JsonObject[],
  discriminator: string,
  root: JsonObject,
): Condition[] {
  const names = [...new Set(branches.flatMap((branch) => Object.keys(propertiesOf(branch))))]
  return names.flatMap((name) => {
    const which = branches.flatMap((branch, at) => (name in propertiesOf(branch) ? [at] : []))
    const conditional =
      which.length < branches.length && name !== discriminator && !(name in propertiesOf(root))
    return conditional ? [{ name, which }] : []
  })
}

/** Whether a schema's anyOf only says what must be there. */
const alternatives = (schema: JsonObject) => {
  const parts = partsOf(schema, 'anyOf')
  return (
    parts.length > 0 &&
    parts.every((part) => Object.keys(part).every((key) => key === 'required')) &&
    !('oneOf' in schema)
  )
}

function alternativesOfRequired(trial: Flat): Finding[] {
  const { answer, schema, profile } = trial
  const missing = Object.keys(propertiesOf(schema)).find(
    (name) =>
      fitsName(profile.facts.property_name, name) &&
      !Object.hasOwn(propertiesOf(answer.schema), name) &&
      !('anyOf' in answer.schema),
  )
  if (missing !== undefined)
    return [
      broken(
        'every property stays',
        `${named(trial)}: ${missing} is gone: ${shown(answer.schema)}`,
      ),
    ]
  const parts = partsOf(schema, 'anyOf')
  const common = [...new Set([...requiredOf(schema), ...requiredOf(parts[0] ?? {})])].filter(
    (name) =>
      requiredOf(schema).includes(name) || parts.every((part) => requiredOf(part).includes(name)),
  )
  const now = requiredOf(answer.schema)
  const lost = common.find((name) => !now.includes(name) && String(name) in propertiesOf(schema))
  return [
    keptUnless(
      lost !== undefined &&
        `${named(trial)}: ${String(lost)} is required by every alternative and no longer required`,
      'what all alternatives require is required',
    ),
  ]
}

const fitsName = (pattern: unknown, name: string) =>
  typeof pattern !== 'string' || new RegExp(pattern, 'u').test(name)

/** A union that must stand alone does, and its branches hold what stood beside it. */
function distributes(trial: Trial): Finding[] {
  if (!isFlat(trial) || trial.profile.facts.unions_nested !== 'any-of-alone') return []
  return placesIn(trial.answer.schema).flatMap(({ pointer, schema }) => {
    if (!Array.isArray(schema.anyOf)) return []
    const beside = Object.keys(schema).filter((key) => key !== 'anyOf')
    return [
      keptUnless(
        beside.length > 0 &&
          `${named(trial)}: ${beside.join(', ')} beside anyOf at ${pointer || 'the root'}`,
        'a union that stands alone',
      ),
    ]
  })
}

/** Two branches that both hold are what `oneOf` excludes. */
function exclusivity(trial: Trial): Finding[] {
  if (!isFlat(trial)) return []
  const lost = trial.answer.notes.filter(({ lost }) => lost !== false)
  return wrongCalls(trial).flatMap(({ value, errors }) => {
    const both = errors.find(
      ({ keyword, params }) => keyword === 'oneOf' && params.passingSchemas !== null,
    )
    if (!both) return []
    const noted = lost.some(
      ({ pointer, keyword }) =>
        keyword === 'oneOf' || pointer.includes('oneOf') || keyword === '$ref',
    )
    return [
      keptUnless(
        !noted &&
          `${named(trial)}: ${shown(value)} fits two branches of a oneOf, gets through, and no note says so`,
        'a note that branches no longer exclude each other',
      ),
    ]
  })
}

/** What the samples have in a nested union gets through, and what no branch has does not, unless noted. */
function nestedUnions(trial: Trial): Finding[] {
  if (!isFlat(trial)) return []
  const nested = placesIn(trial.schema).filter(
    ({ pointer, schema }) =>
      pointer !== '' &&
      (partsOf(schema, 'oneOf').length > 0 || partsOf(schema, 'anyOf').length > 0),
  )
  if (nested.length === 0) return []
  const { unions_nested } = trial.profile.facts
  const left = placesIn(trial.answer.schema).find(
    ({ pointer, schema }) =>
      pointer !== '' && forbidden(unions_nested).some((key) => key in schema),
  )
  if (left)
    return [
      broken(
        `unions as ${unions_nested} allows`,
        `${named(trial)}: ${left.pointer} became ${shown(left.schema)}`,
      ),
    ]
  const flat = validatorFor(trial.answer.schema)
  return flat ? [kept()] : []
}

function forbidden(policy: string): string[] {
  if (policy === 'none') return ['oneOf', 'anyOf']
  return policy.startsWith('any-of') ? ['oneOf'] : []
}
