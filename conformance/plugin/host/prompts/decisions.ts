import { equal } from '../../../../harness/wire/json.ts'
import { call, came, eventsOf, inRounds, runsOf, whereRan } from '../calling.ts'
import { replies } from '../driven.ts'
import { firstOf, type Observe, shown } from '../observed.ts'
import {
  asked,
  askedFor,
  begins,
  completed,
  completes,
  STORED_NOW,
  started,
  storedIn,
} from '../query/querying.ts'
import { act } from '../script.ts'
import { TALK, where } from '../subscribing.ts'
import { ARGUMENTS, BEFORE, CHANGED, CHANGED_LATER, FORMS, LATER, prompt } from './decided-calls.ts'
import {
  calling,
  decidesInTurn,
  firstPrompt,
  guarded,
  prompting,
  promptsIn,
  ran,
  ranNot,
  ranOnce,
  ranWith,
  unacknowledged,
  wherePrompted,
} from './prompting.ts'

/** The host must have asked in a turn that has begun. */
const asks = (observed: string): Observe =>
  where(started, (reading) => promptsIn(reading).length === 0 && observed)

/** Approvals, and what comes of each decision. @see rfd-d18 §Interactive Events */
export const decisionScenes = [
  prompting(
    'each decision',
    {
      steps: [
        ...begins,
        ...decidesInTurn(
          ['approved', 'approve'],
          ['refused', 'reject', { id: 'rejects' }],
          ['changed', 'modify', { arguments: CHANGED, id: '' }],
          ['later', 'approve'],
          ['again', 'reject'],
          ['last', 'modify', { arguments: CHANGED_LATER }],
        ),
        completes(),
        act('asked'),
      ],
      tools: { approved: guarded, refused: guarded, changed: guarded },
      replies: inRounds(
        calling('approved', ARGUMENTS),
        calling('refused'),
        calling('changed', BEFORE),
        call('call_later', 'changed', LATER),
        call('call_again', 'refused'),
        call('call_last', 'changed', BEFORE),
      ),
      at: { asked: [replies(), STORED_NOW] },
    },
    {
      'plugin.prompts.approve-runs#runs': ['a run', wherePrompted(ran('approved'))],
      'plugin.prompts.approve-runs#arguments': [
        'the arguments of the event',
        whereRan('approved', ranWith('approved', ARGUMENTS)),
      ],
      'plugin.prompts.approve-runs#once': ['one run', ranOnce('approved')],
      'plugin.prompts.reject-prevents': ['no run', wherePrompted(ranNot('refused'), 2)],
      'plugin.prompts.modify-runs': [
        'a run with the arguments of the answer',
        wherePrompted(ranWith('changed', CHANGED), 3),
      ],
      'plugin.prompts.no-acknowledgement': ['no reply', unacknowledged()],
      'plugin.prompts.turn-goes-on-after-rejection#response': [
        'a `tool_call_response`',
        wherePrompted(
          (reading) =>
            !storedIn(reading, TALK).some(
              ({ type, id }) => type === 'tool_call_response' && id === 'call_refused',
            ) && 'none is stored',
          2,
        ),
      ],
      'plugin.prompts.turn-goes-on-after-rejection#next-round': [
        'a further request with the response',
        wherePrompted((reading) => {
          const lacks = askedFor(() => undefined)(reading)
          if (lacks) return lacks
          const its = JSON.stringify((asked(reading) ?? []).map(({ responses }) => responses))
          return !its.includes('call_refused') && 'the assistant does not get it'
        }, 2),
      ],
      'plugin.events.tools-are-announced#results': [
        'the result of the rejected call',
        where(completed(), wherePrompted(came('tool_call_response', 'call_refused'), 2)),
      ],
      'plugin.events.approval-form#id': [
        'the id of the call',
        firstPrompt(({ id }) => id !== 'call_approved' && `\`id\` is ${shown(id)}`),
      ],
      'plugin.events.approval-form#name': [
        'the name of the tool',
        wherePrompted(
          firstOf(
            ...FORMS.map(({ tool: its, id }) =>
              prompt(({ name }) => name !== its && `\`name\` is ${shown(name)}`, id),
            ),
          ),
        ),
      ],
      'plugin.events.approval-form#arguments': [
        'the arguments of the assistant',
        wherePrompted(
          firstOf(
            ...FORMS.map(({ arguments: its, id }) =>
              prompt(
                ({ arguments: args }) => !equal(args, its) && `\`arguments\` is ${shown(args)}`,
                id,
              ),
            ),
          ),
        ),
      ],
      'plugin.events.prompts-say-so#approval': [
        '`respond` with `tool_approval`',
        asks('no event has `tool_approval`'),
      ],
      'plugin.events.approval-goes-to-plugin#plugin': [
        'an approval',
        asks('the plugin was not asked'),
      ],
      'plugin.events.approval-goes-to-plugin#not-terminal': [
        'no question on stdout or stderr',
        wherePrompted(
          ({ stdout, stderr }) =>
            `${stdout}${stderr}`.includes('approved') && 'the name of the tool is printed',
        ),
      ],
      'plugin.events.call-appears-once': [
        'one event for the call',
        wherePrompted((reading) => {
          const its = eventsOf(reading, 'tool_call_request', 'call_approved')
          return its.length > 1 && `${its.length} events`
        }),
      ],
    },
    {
      verifies: 'plugin.prompts.approve-runs#arguments',
      title: 'runs an approved tool with the arguments of its own event behind a modification',
      expected: 'the arguments of the event',
      observe: wherePrompted((reading) => {
        const [, its] = runsOf(reading, 'changed')
        return its && !equal(its.arguments, LATER) && `they are ${shown(its.arguments)}`
      }, 4),
    },
    {
      verifies: 'plugin.prompts.modify-runs',
      title: 'runs a tool with the arguments of a second modification',
      expected: 'a run with the arguments of the answer',
      observe: wherePrompted(ranWith('changed', CHANGED_LATER, 2), 6),
    },
  ),
]
