import { equal, isObject } from '../../../harness/wire/json.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { stands } from '../../vfs/host/state/handle.ts'
import { refuses, startsNothing } from './refusal.ts'
import { INPUTS, legalCallsOf, requiredOf } from './schema/calls.ts'
import { clashing } from './schema/clashes.ts'
import { actionsOf, DEFINITIONS, ONE_RUN, PRINTED, REDEFINED, TUNED } from './schema/definitions.ts'
import {
  asOwn,
  eachForm,
  eachShown,
  incomplete,
  of,
  refusedBy,
  trying,
  undeclared,
  withOtherWords,
  withoutId,
  withoutMember,
} from './schema/judging.ts'
import { plainFormOf, printedSchemaOf } from './schema/printed.ts'
import {
  describesActions,
  isRewritten,
  namesMembers,
  offersDeclared,
  staysLegal,
  staysRestricted,
  unionsAlone,
} from './schema/rewritten.ts'
import { onShown, reports } from './schema/rounds.ts'
import { HAND_WRITTEN, ROUND, refused, rewritten, shown } from './schema/scenarios.ts'
import { alternativesOf, memberNames, memberOf } from './schema/separating.ts'

const on = checksIn('toolstate.schema')

const ALL = ['spawn', 'fetch', 'apply', 'abort'] as const
const TOOLS = [...DEFINITIONS, TUNED]

const legal: Parameters<typeof trying>[0] = (tool) =>
  legalCallsOf(tool).map((call) => ({ legal: call }))

/** A spawn without each of the parameters that the tool itself requires. */
const withoutRequired = of('spawn', (call, tool) => withoutMember(...requiredOf(tool))(call))

/** The words by which a text asks for an id that no other handle has. */
const UNIQUE = /uniq|distinct|no other|not .*(in use|taken)|unused|differ|other active/i

const membersOf =
  (names: readonly string[]): Parameters<typeof eachForm>[2] =>
  (form, _, action) => {
    const other = memberNames(form).find((name) => !names.includes(name))
    return other && `has \`${other}\` for ${action}`
  }

/** The schemas that an assistant is shown of stateful tools. @see rfd009 §How the assistant interacts with stateful tools */
export const schemaChecks: readonly HostCheck[] = [
  ...on(shown, {
    'one-of-actions#object': eachShown('an object', ({ type }) => {
      return type !== 'object' && 'is of another type'
    }),
    'one-of-actions#one-of': eachShown('a list under `oneOf`', ({ oneOf }) => {
      return !(Array.isArray(oneOf) && oneOf.every(isObject)) && 'has none'
    }),
    'one-of-actions#one-per-action': [
      trying(legal),
      eachShown('an alternative for each action', (parameters, tool) => {
        const { length } = alternativesOf(parameters)
        const declared = actionsOf(tool).length
        return length !== declared && `has ${length} alternatives for ${declared} actions`
      }),
    ],
    'declared-actions#every-declared': trying(legal),
    'declared-actions#no-other': trying(undeclared),
    'action-is-fixed#one-word': ALL.map((action) => trying(of(action, withOtherWords))),
    'action-is-fixed#required': ALL.map((action) => trying(of(action, withoutMember('action')))),
    'spawn-requires-id#string': trying(of('spawn', withoutId)),
    'spawn-requires-id#required': trying(of('spawn', withoutMember('id'))),
    'spawn-without-id#no-member': eachForm(['spawn'], 'no `id`', (form) => {
      return memberNames(form).includes('id') && 'has `id` for a spawn'
    }),
    'spawn-without-id#required': [
      trying(of('spawn', withoutMember('action'))),
      trying(withoutRequired),
    ],
    'spawn-id-is-described': eachForm(['spawn'], 'a description', (form) => {
      const { description } = memberOf(form, 'id') ?? {}
      if (typeof description !== 'string') return 'describes no `id`'
      return !UNIQUE.test(description) && 'does not ask for an id of its own'
    }),
    'spawn-has-tool-parameters#same-level': [
      trying(
        of('spawn', ({ action, id, ...own }) => ({
          illegal: ['parameters', 'arguments', 'args', 'input']
            .filter(() => Object.keys(own).length > 0)
            .map((name) => ({ action, id, [name]: own })),
        })),
        PRINTED.slice(0, 1),
      ),
      eachForm(['spawn'], 'the parameters of the tool', (form, { parameters }) => {
        const names = memberNames(form)
        const own = isObject(parameters?.properties) ? Object.keys(parameters.properties) : []
        const missing = own.find((name) => !names.includes(name))
        return missing && `has no \`${missing}\` beside \`action\``
      }),
    ],
    'spawn-has-tool-parameters#constraints': trying(refusedBy('constraints'), TOOLS),
    'spawn-has-tool-parameters#items': trying(refusedBy('items')),
    'spawn-required-members#protocol-members': trying(of('spawn', withoutMember('action', 'id'))),
    'spawn-required-members#required-parameters': trying(withoutRequired),
    'spawn-required-members#optional-parameters': trying(of('spawn', () => ({}))),
    'fetch-form#action': trying(of('fetch', withOtherWords)),
    'fetch-form#id': trying(of('fetch', withoutId)),
    'fetch-form#required': trying(incomplete('fetch')),
    'apply-form#action-and-id': [
      trying(of('apply', withOtherWords)),
      trying(of('apply', withoutId)),
    ],
    'apply-form#any-input': trying((tool) =>
      of('apply', () => ({}))(tool).flatMap((trial) =>
        INPUTS.map((input) => ({ legal: { ...trial.legal, input } })),
      ),
    ),
    'apply-form#required': trying(incomplete('apply')),
    'abort-form#action': trying(of('abort', withOtherWords)),
    'abort-form#id-and-required': [trying(of('abort', withoutId)), trying(incomplete('abort'))],
    'parameters-in-spawn-only#fetch-and-abort': eachForm(
      ['fetch', 'abort'],
      '`action` and `id`',
      membersOf(['action', 'id']),
    ),
    'parameters-in-spawn-only#apply': eachForm(
      ['apply'],
      '`action`, `id` and `input`',
      membersOf(['action', 'id', 'input']),
    ),
    'accepts-legal-calls#legal': trying(legal, TOOLS),
    'accepts-legal-calls#missing-member': ALL.map((action) => trying(incomplete(action))),
    'accepts-legal-calls#undeclared-action': trying(undeclared),
    'other-tools-unchanged': ONE_RUN.map(asOwn),
    'follows-definition#actions': [
      trying(legal, REDEFINED, ROUND.redefined),
      trying(undeclared, REDEFINED, ROUND.redefined),
    ],
    'follows-definition#parameters': trying(refusedBy('constraints'), REDEFINED, ROUND.redefined),
    'name-clashes#id': clashing('id'),
    'name-clashes#action': clashing('action'),
    'name-clashes#input': clashing('input'),
    'printed-schemas': PRINTED.map(({ name }) =>
      onShown([name], 'the printed schema', ({ parameters }, { start }) => {
        const isSame = equal(plainFormOf(parameters), printedSchemaOf(name, start.revision))
        return !isSame && `${name} differs`
      }),
    ),
    'hand-written-schema': onShown(['by_hand', ROUND.handWritten], 'either', ({ parameters }) =>
      reports(equal(parameters, HAND_WRITTEN), 'taken as it is', 'another one is generated'),
    ),
  }),
  ...on(rewritten, {
    'may-be-rewritten': isRewritten,
    'rewritten-keeps-actions#declared-only': offersDeclared,
    'rewritten-keeps-actions#all-members': namesMembers,
    'rewritten-is-described': describesActions,
    'rewritten-accepts-legal-calls#legal': staysLegal,
    'rewritten-accepts-legal-calls#restricted': staysRestricted,
    'any-of-stands-alone': unionsAlone,
  }),
  ...on(refused, {
    'host-checks-arguments#spawn': [refuses('spawn'), startsNothing('spawn')],
    'host-checks-arguments#apply': [refuses('apply'), stands('fetch a', 'running', 'a runs')],
    'host-checks-arguments#fetch': refuses('fetch'),
  }),
]
