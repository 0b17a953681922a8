import type { HostConversation } from '../../../harness/host-conversation.ts'
import { checksOn } from '../../vfs/host/host-check.ts'
import { act, handleAt } from '../../vfs/host/state/handle.ts'
import { shows } from './handle-shown.ts'
import { responseScenario, STAYS, stood } from './response-scenarios.ts'

/** Kinds of answers, by the handles whose questions differ in nothing else. */
const KINDS = {
  bool_1: 'Boolean',
  text_2: 'Text',
  pick_3: { Select: { options: ['yes', 'no'] } },
}
const IDS = Object.keys(KINDS)

const alike = responseScenario(
  'questions that differ in their kind of answer alone',
  ...Object.entries(KINDS).map(([id, answer_type]) => {
    const question = { id: 'go-on', text: 'Go on?', answer_type }
    return stood(id, { state: { type: 'waiting', question } }, ...STAYS)
  }),
  IDS.map((id) => act('fetch', id, `fetch ${id}`)),
  IDS.map((id) => act('abort', id, `abort ${id}`)),
)

/** How the kind of answer to a question is shown. @see rfd009 §Interaction with the inquiry system */
export const questionsAlikeChecks = checksOn(alike, {
  'toolstate.responses.waiting-shows-question#answer-kind': {
    title: 'shows questions in different ways that differ in their kind of answer alone',
    judge: (c) => {
      const shown = IDS.map((id) => withoutId(c, `fetch ${id}`))
      return shown.flatMap((its, at) =>
        shows(`fetch ${IDS[at]}`, 'a question unlike the others', () =>
          shown.indexOf(its) < at ? `${its}, as for another kind` : undefined,
        )(c),
      )
    },
  },
})

/** What a response shows of a handle beside its id, as JSON. */
function withoutId(c: HostConversation, name: string): string {
  const { id: _, ...handle } = handleAt(c, name) ?? {}
  return JSON.stringify(handle)
}
