import { equal, isObject } from '../../../harness/wire/json.ts'
import { satisfiedUnless } from '../../engine/finding.ts'
import { checksOn, type HostCheck, type Judge } from '../../vfs/host/host-check.ts'
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

const ALL = ['spawn', 'fetch', 'apply', 'abort'] as const
const TOOLS = [...DEFINITIONS, TUNED]

const legal: Parameters<typeof trying>[0] = (tool) =>
  legalCallsOf(tool).map((call) => ({ legal: call }))

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
  ...checksOn(shown, {
    'toolstate.schema.one-of-actions#object': eachShown('an object', ({ type }) => {
      return type !== 'object' && 'is of another type'
    }),
    'toolstate.schema.one-of-actions#one-of': eachShown('a list under `oneOf`', ({ oneOf }) => {
      return !(Array.isArray(oneOf) && oneOf.every(isObject)) && 'has none'
    }),
    'toolstate.schema.one-of-actions#one-per-action': [
      trying(legal),
      eachShown('an alternative for each action', (parameters, tool) => {
        const { length } = alternativesOf(parameters)
        const declared = actionsOf(tool).length
        return length !== declared && `has ${length} alternatives for ${declared} actions`
      }),
    ],
    'toolstate.schema.declared-actions#every-declared': trying(legal),
    'toolstate.schema.declared-actions#no-other': trying(undeclared),
    'toolstate.schema.action-is-fixed#one-word': ALL.map((action) =>
      trying(of(action, withOtherWords)),
    ),
    'toolstate.schema.action-is-fixed#required': ALL.map((action) =>
      trying(of(action, withoutMember('action'))),
    ),
    'toolstate.schema.spawn-requires-id#string': trying(of('spawn', withoutId)),
    'toolstate.schema.spawn-requires-id#required': trying(of('spawn', withoutMember('id'))),
    'toolstate.schema.spawn-without-id#no-member': eachForm(['spawn'], 'no `id`', (form) => {
      return memberNames(form).includes('id') && 'has `id` for a spawn'
    }),
    'toolstate.schema.spawn-without-id#required': [
      trying(of('spawn', withoutMember('action'))),
      trying(of('spawn', (call, tool) => withoutMember(...requiredOf(tool))(call))),
    ],
    'toolstate.schema.spawn-id-is-described': eachForm(['spawn'], 'a description', (form) => {
      const { description } = memberOf(form, 'id') ?? {}
      if (typeof description !== 'string') return 'describes no `id`'
      return !UNIQUE.test(description) && 'does not ask for an id of its own'
    }),
    'toolstate.schema.spawn-has-tool-parameters#same-level': [
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
    'toolstate.schema.spawn-has-tool-parameters#constraints': trying(
      of('spawn', (call, { wrong }) => ({
        illegal: (wrong?.constraints ?? []).map((own) => ({ ...call, ...own })),
      })),
      TOOLS,
    ),
    'toolstate.schema.spawn-has-tool-parameters#items': trying(
      of('spawn', (call, { wrong }) => ({
        illegal: (wrong?.items ?? []).map((own) => ({ ...call, ...own })),
      })),
    ),
    'toolstate.schema.spawn-required-members#protocol-members': trying(
      of('spawn', withoutMember('action', 'id')),
    ),
    'toolstate.schema.spawn-required-members#required-parameters': trying(
      of('spawn', (call, tool) => withoutMember(...requiredOf(tool))(call)),
    ),
    'toolstate.schema.spawn-required-members#optional-parameters': trying(of('spawn', () => ({}))),
    'toolstate.schema.fetch-form#action': trying(of('fetch', withOtherWords)),
    'toolstate.schema.fetch-form#id': trying(of('fetch', withoutId)),
    'toolstate.schema.fetch-form#required': trying(incomplete('fetch')),
    'toolstate.schema.apply-form#action-and-id': [
      trying(of('apply', withOtherWords)),
      trying(of('apply', withoutId)),
    ],
    'toolstate.schema.apply-form#any-input': trying((tool) =>
      of('apply', () => ({}))(tool).flatMap((trial) =>
        INPUTS.map((input) => ({ legal: { ...trial.legal, input } })),
      ),
    ),
    'toolstate.schema.apply-form#required': trying(incomplete('apply')),
    'toolstate.schema.abort-form#action': trying(of('abort', withOtherWords)),
    'toolstate.schema.abort-form#id-and-required': [
      trying(of('abort', withoutId)),
      trying(incomplete('abort')),
    ],
    'toolstate.schema.parameters-in-spawn-only#fetch-and-abort': eachForm(
      ['fetch', 'abort'],
      '`action` and `id`',
      membersOf(['action', 'id']),
    ),
    'toolstate.schema.parameters-in-spawn-only#apply': eachForm(
      ['apply'],
      '`action`, `id` and `input`',
      membersOf(['action', 'id', 'input']),
    ),
    'toolstate.schema.accepts-legal-calls#legal': trying(legal, TOOLS),
    'toolstate.schema.accepts-legal-calls#missing-member': ALL.map((action) =>
      trying(incomplete(action)),
    ),
    'toolstate.schema.accepts-legal-calls#undeclared-action': trying(undeclared),
    'toolstate.schema.other-tools-unchanged': (c) => ONE_RUN.map((tool) => asOwn(c, tool)),
    'toolstate.schema.follows-definition#actions': [
      trying(legal, REDEFINED, ROUND.redefined),
      trying(undeclared, REDEFINED, ROUND.redefined),
    ],
    'toolstate.schema.follows-definition#parameters': trying(
      of('spawn', (call, { wrong }) => ({
        illegal: (wrong?.constraints ?? []).map((own) => ({ ...call, ...own })),
      })),
      REDEFINED,
      ROUND.redefined,
    ),
    'toolstate.schema.name-clashes#id': (c) => clashing(c, 'id'),
    'toolstate.schema.name-clashes#action': (c) => clashing(c, 'action'),
    'toolstate.schema.name-clashes#input': (c) => clashing(c, 'input'),
    'toolstate.schema.printed-schemas': asPrinted(),
    'toolstate.schema.hand-written-schema': (c) =>
      onShown(c, ['by_hand', ROUND.handWritten], ({ parameters }) =>
        reports(equal(parameters, HAND_WRITTEN), 'taken as it is', 'another one is generated'),
      ),
  }),
  ...checksOn(rewritten, {
    'toolstate.schema.may-be-rewritten': isRewritten,
    'toolstate.schema.rewritten-keeps-actions#declared-only': offersDeclared,
    'toolstate.schema.rewritten-keeps-actions#all-members': namesMembers,
    'toolstate.schema.rewritten-is-described': describesActions,
    'toolstate.schema.rewritten-accepts-legal-calls#legal': staysLegal,
    'toolstate.schema.rewritten-accepts-legal-calls#restricted': staysRestricted,
    'toolstate.schema.any-of-stands-alone': unionsAlone,
  }),
  ...checksOn(refused, {
    'toolstate.schema.host-checks-arguments#spawn': (c) => [
      ...refuses(c, 'spawn'),
      ...startsNothing(c, 'spawn'),
    ],
    'toolstate.schema.host-checks-arguments#apply': (c) => [
      ...refuses(c, 'apply'),
      ...stands(c, 'fetch a', 'running', 'a runs'),
    ],
    'toolstate.schema.host-checks-arguments#fetch': (c) => refuses(c, 'fetch'),
  }),
]

/** Judges that the schemas are the printed ones, but for what decorates them. */
function asPrinted(): Judge {
  return (c) =>
    PRINTED.map(({ name }) =>
      onShown(c, [name], ({ parameters }, index) => {
        const isSame = equal(plainFormOf(parameters), printedSchemaOf(name, c.start.revision))
        return satisfiedUnless(!isSame && `${name} differs`, 'the printed schema', index)
      }),
    )
}
