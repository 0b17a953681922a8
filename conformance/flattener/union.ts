import { trialChecks } from './check.ts'
import { onUnion } from './root-union.ts'
import { isFlat } from './trial.ts'
import {
  discriminatorIsEnum,
  fewestInvalidCalls,
  flatRoot,
  keepsCommonRequired,
  requiresNoMore,
} from './union-calls.ts'
import { alternatives, alternativesOfRequired, describesConditions } from './union-conditions.ts'
import { distributes, exclusivity, nestedUnions } from './union-nested.ts'

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
    title: 'describes to the model what belongs to which action',
    toExercise: UNION,
    judge: (trial) => onUnion(trial, describesConditions),
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
