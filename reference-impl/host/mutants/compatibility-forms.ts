import { isObject } from '../../../harness/wire/json.ts'
import type { ToolCallResponse } from '../../../spec/generated/messages/toolstate.ts'
import { failed } from '../runtime/outcome.ts'
import { onBatch } from './await/batches.ts'
import { onHandle } from './keeping-shown.ts'
import { type Mutant, mutantsIn } from './mutant.ts'
import { onPrinted } from './running-once.ts'
import { shownIn } from './single-calls.ts'

/** Takes some stopped states for failures. */
const refusing = (isRefused: (members: Record<string, unknown>) => boolean) =>
  onPrinted((value, plainly) =>
    isObject(value) && value.type === 'stopped' && isRefused(value)
      ? { outcome: failed('the tool stopped without a result') }
      : plainly,
  )

const mentionsSpawned = (shown: unknown) => JSON.stringify(shown).includes('spawned')

/** Mutants that take the forms otherwise which no text demands. */
export const compatibilityFormMutants = mutantsIn('toolstate.compatibility')({
  'content-and-error-form': {
    'wants-a-result: takes a stopped state with a content and a null error for a failure': {
      reported: 'the tool stopped without a result',
      apply: refusing(({ result, error }) => result === undefined && error === null),
    },
  },
  'plain-string-result': {
    'wants-a-tag: takes a stopped state with a bare text for a failure': {
      reported: 'the tool stopped without a result',
      apply: refusing(({ result }) => typeof result === 'string'),
    },
  },
  'spawned-is-answered': {
    'spawned-is-a-state: shows a handle as spawned whose tool has reported that': onHandle(
      (handle) =>
        mentionsSpawned([handle.result, handle.content]) ? { ...handle, state: 'spawned' } : handle,
    ),
    'silent-about-the-spawned: leaves calls unanswered about a tool that has reported spawned':
      silentAboutSpawned(),
    'spawned-is-running: takes spawned for a state in which a tool runs': {
      reported: ': ``',
      apply: onPrinted((value, plainly) =>
        isObject(value) && value.type === 'spawned'
          ? { state: { type: 'running', content: String(value.content) } }
          : plainly,
      ),
    },
  },
})

/** Leaves every call about such a tool unanswered from when it is to be shown. */
function silentAboutSpawned(): Pick<Mutant, 'keeping'> {
  const ids = new Set<unknown>()
  return onBatch(async (batch, carryOut) => {
    const { responses } = await carryOut(batch)
    const isSilent = (response: ToolCallResponse) => {
      const call = batch.calls.find(({ id }) => id === response.id)
      if (mentionsSpawned(shownIn(response))) ids.add(call?.arguments.id)
      return ids.has(call?.arguments.id)
    }
    return { responses: responses.filter((response) => !isSilent(response)) }
  })
}
