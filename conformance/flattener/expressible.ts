import { namesIn } from '../../harness/generators/closed.ts'
import { equal, isObject } from '../../harness/wire/json.ts'
import { example } from './examples.ts'
import { requiresTooFew } from './limits.ts'
import { fittingNames } from './names.ts'
import { placesIn } from './places.ts'
import { propertiesOf } from './root-union.ts'
import type { Trial } from './trial.ts'

/** What the plainest sound form of an example has in it; the rest of its constraints may be lost, and noted. */
type Need =
  | 'any value'
  | 'circles'
  | 'names'
  | 'null'
  | 'null beside absence'
  | 'open objects'
  | 'several types'

/** Each need by whether a provider's form has it where instances are spelt as they are. */
const HAS: Record<Need, (trial: Trial) => boolean> = {
  'any value': ({ profile }) => profile.facts.empty_schema === 'any-value',
  circles: ({ profile: { facts } }) =>
    facts.refs === 'local' && facts.additional_properties !== 'must-be-false',
  names: ({ profile, schema }) =>
    placesIn(schema).every((place) =>
      Object.keys(propertiesOf(place.schema)).every(fittingNames(profile)),
    ),
  null: ({ profile }) => profile.facts.null_type !== 'rejected',
  'null beside absence': ({ profile }) => !profile.facts.all_required,
  'open objects': ({ profile }) => profile.facts.additional_properties !== 'must-be-false',
  'several types': ({ profile: { facts } }) =>
    facts.type_arrays === 'accepted' ||
    facts.unions_nested !== 'none' ||
    facts.empty_schema === 'any-value',
}

/** Needs that other spellings do not stand for, whatever else they can. */
const PLAIN_ONLY: readonly Need[] = ['any value', 'circles']

const COUNTED = 'counted members'

/** What each example needs; one that is left out here may be refused, for the sources leave open what it becomes. */
const NEEDS: Record<string, readonly Need[]> = {
  git: ['any value'],
  cargo_check: [],
  await: [],
  'a plain object': [],
  'a closed object': [],
  'no parameters': [],
  'conflicting members': ['several types'],
  'members of the root and of branches': [],
  'overlapping branches': [],
  'a nested union': [],
  'a described union beside a type': [],
  'a tuple': [],
  'exclusive bounds': [],
  'inclusive bounds': [],
  'an open map': ['open objects'],
  'a free object': ['open objects'],
  'named patterns': ['open objects'],
  'absent and null': ['null', 'null beside absence'],
  'required null': ['null', 'null beside absence'],
  'numbers to choose from': ['several types'],
  'mixed spellings of one': ['several types', 'null'],
  'a constant number': [],
  'members called like keywords': ['names', 'open objects'],
  'a member called __proto__': [],
  'names with spaces and signs': ['names'],
  'values that look like schemas': ['open objects'],
  'strings that are keywords': [],
  'a definition used twice': ['open objects'],
  'a tree': ['circles'],
  'parts joined by allOf': [],
  'allOf at the root': [],
  'a condition': [],
  'a negation': [],
  anything: ['any value'],
  'several types': ['several types', 'null', 'null beside absence'],
  'patterns and lengths': [],
  'lists with bounds': [],
  'a default': [],
  'nested objects': ['open objects'],
  'unknown keywords': [],
  [COUNTED]: [],
  'descriptions of every kind': ['several types'],
  'descriptions of definitions and maps': ['open objects'],
  'described branches': [],
  'more members called like keywords': ['names'],
  'constants that look like schemas': ['open objects'],
  'order below the surface': ['open objects', 'several types'],
  'bounds of every kind': [],
  'texts of every kind': [],
  'lists of any length': [],
  'objects open beside their members': ['open objects'],
  'absence below the surface': ['open objects', 'null', 'null beside absence'],
  'null in every form': ['several types', 'null', 'null beside absence'],
  'three kinds of one member': ['several types'],
  'a tuple with a rest': ['several types'],
  'alternatives with something in common': [],
  'unions below the surface': ['open objects', 'several types'],
  'rarer keywords of objects': ['open objects'],
  'rarer keywords of lists': [],
  'constraints of members with signs in their names': ['names'],
  identifiers: [],
  'names and absence below the surface': ['names', 'open objects'],
  'a single action': [],
  'a union with null': ['null'],
  'an object of nothing': ['open objects'],
  'names as long as may be': ['names'],
  'actions with bounds of their own': [],
  'numbered actions': ['names'],
  'references in branches': ['open objects'],
  'references to other definitions': [],
  'what stands deep': ['names', 'null', 'open objects', 'several types'],
  'a definition with a name of its own': [],
  'bounds that are zero': [],
  'signs in descriptions': [],
  'values out of order': ['several types'],
  'parts in threes': [],
  'five actions': [],
  'texts counted by characters': [],
}

/** Whether an example has a sound form for the provider; what it needs in vain, a flattener's own spelling stands for. */
export function isExpressible(trial: Trial): boolean {
  const { about, schema, instances } = trial
  const needs = Object.hasOwn(NEEDS, about) ? NEEDS[about] : undefined
  if (!needs || !equal(example(about), schema) || requiresNothing(trial)) return false
  return needs.every((need) => HAS[need](trial) || (instances && !PLAIN_ONLY.includes(need)))
}

/**
 * Where something must be required unconditionally, a tool that requires nothing of every call has no form. That a
 * member is in every call may follow only from counting, and no flattener need count.
 */
function requiresNothing({ profile, about, schema, samples }: Trial): boolean {
  if (requiresTooFew({}, profile.facts.limits) === undefined) return false
  const inEvery = (name: string) =>
    samples.every(({ value }) => isObject(value) && Object.hasOwn(value, name))
  return about === COUNTED || !namesIn(schema).some(inEvery)
}
