import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import { inconclusive } from '../../../engine/finding.ts'
import { eventsOf, inRounds, runsOf, whereRan } from '../calling.ts'
import type { Observe } from '../observed.ts'
import { query } from '../query/querying.ts'
import { LIST } from '../requests.ts'
import { act } from '../script.ts'
import { request, subscribe, TALK } from '../subscribing.ts'
import { calling, decides, guarded, prompting, ranOnce } from './prompting.ts'

/** Waits for an approval on whichever subscription it comes first, and for what the host has sent with it. */
const asked = (tool: string): PluginStep[] => [
  {
    received: {
      ...{ type: 'event', respond: 'tool_approval' },
      data: { type: 'tool_call_request', id: `call_${tool}` },
    },
  },
  ...request(LIST, tool),
  { mark: tool },
]

/** Decides about a call on the second subscription. */
const besides = (tool: string, action: string) => decides(tool, action, { sub_id: 'beside' })

/** Tools that are approved first on one of two subscriptions, and then rejected on the other. */
const APPROVED = { main: 'early', beside: 'late' } as const
const approved = Object.entries(APPROVED)

/** Whether the approval had come on a subscription when it was answered there. */
function cameOn(reading: PluginHostReading, sub_id: string, tool: string): boolean {
  const answered = reading.marks.get(tool) ?? 0
  return eventsOf(reading, 'tool_call_request', `call_${tool}`, sub_id).some(
    ({ message, index }) => message.respond === 'tool_approval' && index < answered,
  )
}

/** Prompts may come on one subscription, but results come on each; the last one may be on its way. */
const copied: Observe = (reading) => {
  const results = ['both', APPROVED.main].map((tool) =>
    ['main', 'beside'].map(
      (sub_id) => eventsOf(reading, 'tool_call_response', `call_${tool}`, sub_id).length,
    ),
  )
  return (
    results.some((counts) => counts.includes(0) && counts.some((count) => count > 0)) &&
    'a result came on one alone'
  )
}

/** Approvals that come on two subscriptions of one plugin, each of which answers. @see rfd-d18 §Interactive Events */
export const copyScenes = [
  prompting(
    'on two subscriptions',
    {
      steps: [
        ...subscribe('main', TALK),
        ...subscribe('beside', TALK),
        act('script'),
        ...request(query(TALK), 'query'),
        ...asked('both'),
        ...[decides('both', 'approve'), besides('both', 'approve')],
        ...asked(APPROVED.main),
        ...[decides(APPROVED.main, 'approve'), besides(APPROVED.main, 'reject')],
        ...asked(APPROVED.beside),
        ...[besides(APPROVED.beside, 'approve'), decides(APPROVED.beside, 'reject')],
        { received: { type: 'event', data: { type: 'query_complete' } } },
      ],
      tools: { both: guarded, early: guarded, late: guarded },
      replies: inRounds(...['both', ...Object.values(APPROVED)].map((tool) => calling(tool))),
    },
    {
      'plugin.subscriptions.several-subscriptions#copies': [
        'the results of calls on each of two subscriptions',
        whereRan('both', copied),
      ],
      'plugin.prompts.timely-answer-decides#decides': {
        title: 'lets the first answer decide where an approval comes on two subscriptions',
        expected: 'a run of the tool that was approved first and then rejected',
        observe(reading) {
          const judged = approved.filter(([sub_id, tool]) => cameOn(reading, sub_id, tool))
          if (judged.length === 0)
            return inconclusive('no approval came where it was answered first')
          const wrong = judged.find(([, tool]) => runsOf(reading, tool).length === 0)
          return wrong && `the tool did not run that was approved on \`${wrong[0]}\``
        },
      },
      'plugin.prompts.second-answer-runs-no-tool': {
        title: 'runs a tool once that is approved on two subscriptions',
        expected: 'one run',
        observe: ranOnce('both'),
      },
    },
  ),
]
