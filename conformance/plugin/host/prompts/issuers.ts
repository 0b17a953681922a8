import { inconclusive } from '../../../engine/finding.ts'
import { eventsOf, inRounds, returning } from '../calling.ts'
import { replies } from '../driven.ts'
import { shown } from '../observed.ts'
import { begins, completed, completes, TEXT } from '../query/querying.ts'
import { isDone, terminal } from '../query/terminal.ts'
import { LIST } from '../requests.ts'
import { act, run } from '../script.ts'
import { answer, append, eventsFor, gets, OTHER, request, subscribe, TALK } from '../subscribing.ts'
import {
  answersLast,
  calling,
  decides,
  guarded,
  prompting,
  prompts,
  promptsIn,
  ranNot,
} from './prompting.ts'

const CALL = { received: { type: 'event', sub_id: 'main', data: { type: 'tool_call_request' } } }
const asker = returning('asked', {
  ask: { id: 'which', text: 'Which?', schema: { type: 'string' } },
})
const ASKING = inRounds(calling('guarded'), calling('asker'))
const REPLIES = inRounds(calling('guarded'))

/** The events of the call that ask the first plugin for something. */
const marked = (reading: Parameters<typeof eventsFor>[0]) =>
  eventsFor(reading, 'main').find(({ message }) => Object.hasOwn(message, 'respond'))

/** Who is asked, and who is not. @see rfd-d18 §Integration with the Agent Loop */
export const issuerScenes = [
  prompting(
    'of another plugin',
    {
      steps: [
        ...subscribe('main', TALK),
        act('other'),
        CALL,
        decides('guarded', 'approve'),
        ...request(LIST, 'list'),
        act('answered'),
        TEXT,
        act('last'),
        gets('main', 'the last'),
      ],
      tools: { guarded, asker },
      replies: ASKING,
      at: {
        other: [{ run: 'asker' }],
        answered: [append(OTHER, answer('approved'))],
        last: [append(TALK, answer('the last'))],
      },
      others: {
        asker: {
          steps: run(
            ...subscribe('beside', OTHER),
            ...begins,
            prompts(1),
            gets('beside', 'approved'),
            decides('guarded', 'reject'),
            prompts(1, 'inquiry'),
            answersLast('mine'),
            completes(),
          ),
        },
      },
    },
    {
      'plugin.events.issuer-is-prompted': [
        'no prompt for others, and no effect of their answers',
        (reading) => {
          const asker = { ...reading, ...reading.probe('asker') }
          if (promptsIn(asker).length === 0) return inconclusive('the other plugin was not asked')
          const [event] = eventsOf(reading, 'tool_call_request', 'call_guarded')
          if (!event) return inconclusive('no call was seen')
          const prompt = marked(reading)
          if (prompt) return `\`respond\` is ${shown(prompt.message.respond)}`
          return ranNot('guarded')(reading) || (completed()(asker) && 'the query does not end')
        },
      ],
    },
  ),
  prompting(
    'at the terminal',
    {
      steps: [...subscribe('main', TALK), act('terminal'), act('last'), gets('main', 'the last')],
      tools: { guarded },
      replies: [],
      at: {
        terminal: [replies(...REPLIES), terminal(TALK)],
        last: [append(TALK, answer('the last'))],
      },
    },
    {
      'plugin.events.foreign-turns-do-not-prompt': [
        'no `respond`',
        (reading) => {
          if (!isDone(reading)) return inconclusive('the terminal did not get its turn')
          if (eventsOf(reading, 'tool_call_request', 'call_guarded').length === 0)
            return inconclusive('no call was seen')
          const prompt = marked(reading)
          return prompt && `\`respond\` is ${shown(prompt.message.respond)}`
        },
      ],
    },
  ),
]
