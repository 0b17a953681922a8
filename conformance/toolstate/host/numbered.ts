import { callOf, type HostConversation } from '../../../harness/host-conversation.ts'
import { equal } from '../../../harness/wire/json.ts'
import {
  type Finding,
  inconclusive,
  quote,
  satisfiedUnless,
  type Verdict,
} from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { linesToTool } from '../../vfs/host/host-lines.ts'
import { inputsTo, stands } from '../../vfs/host/state/handle.ts'
import { onReport, probed } from '../../vfs/host/timing.ts'
import { idOf, names, shows } from './handle-shown.ts'
import { INPUT, numbered, OWN_ID, ownId, SPAWNED } from './numbered-scenarios.ts'
import { refuses } from './refusal.ts'

const on = checksIn('toolstate.registry')

const FETCHED = ['one', 'after_end', 'after_abort', 'next_turn'] as const

/** The responses that show a handle which has not ended, beside those to spawns. */
const RESPONSES = [
  ...FETCHED.map((name) => [`fetch ${name}`, name] as const),
  ['apply after_end', 'after_end'],
  ['abort two', 'two'],
  ['abort next_turn', 'next_turn'],
] as const

const numberIn = (id: unknown): number | undefined =>
  typeof id === 'string' && /^h_\d+$/.test(id) ? Number(id.slice(2)) : undefined

/** Judges the ids of handles; a spawn that shows none is a finding of its own. */
const onIds =
  (handles: readonly string[], expected: string, wrong: (ids: readonly string[]) => Verdict) =>
  (c: HostConversation): Finding[] => {
    const ids = handles.flatMap((name) => idOf(c, name) ?? [])
    const index = callOf(c, `spawn ${handles.at(-1)}`)?.index
    if (ids.length < handles.length || index === undefined)
      return [inconclusive(c.failure?.sentence ?? 'not every spawn has shown an id')]
    return [satisfiedUnless(wrong(ids), expected, index)]
  }

function unlessAscending(ids: readonly string[]): Verdict {
  const numbers = ids.map((id) => numberIn(id) ?? Number.NaN)
  const at = numbers.findIndex((each, i) => i > 0 && !(each > (numbers[i - 1] ?? 0)))
  return at > 0 && `${quote(ids[at] ?? '')} after ${quote(ids[at - 1] ?? '')}`
}

/** Judges that a tool was given the input of its handle, where there is one, and no other. */
const hears = (handle: string) =>
  onReport(`spawn ${handle}`, (call) => {
    const [expected, heard] = [handle === 'after_end' ? [INPUT] : [], inputsTo(call)]
    const wrong = !equal(heard, expected) && `${heard.length} inputs: ${quote(heard.join(', '))}`
    return satisfiedUnless(wrong, expected.length > 0 ? quote(INPUT) : 'no input', call.index)
  })

/** Judges that no message to a tool contains the id of its handle as a word. */
const seesNoId = (handle: string) =>
  probed(`spawn ${handle}`, 'no id of a handle', (call, c) => {
    const id = idOf(c, handle)
    const words = linesToTool(call).flatMap(({ text }) => text.split(/\W+/))
    return id !== undefined && words.includes(id) && `a message with ${quote(id)}`
  })

/** The ids of handles where the host makes them. @see rfd009-r1 §Handle registry */
export const numberedChecks: readonly HostCheck[] = [
  ...on(numbered, {
    'numbers-handles#form': SPAWNED.map((name) =>
      shows(`spawn ${name}`, 'an id like `h_1`', ({ id }) =>
        numberIn(id) === undefined ? (JSON.stringify(id) ?? 'none') : undefined,
      ),
    ),
    'numbers-handles#ascending': onIds(['one', 'two', 'other'], 'larger numbers', unlessAscending),
    'numbers-handles#never-again': onIds(SPAWNED, 'an id that no other handle has had', (ids) => {
      const repeated = ids.find((id, i) => ids.indexOf(id) < i)
      return repeated !== undefined && `${quote(repeated)} again`
    }),
    'spawn-shows-id#in-response': SPAWNED.map((name) =>
      shows(`spawn ${name}`, 'an id', ({ id }) =>
        typeof id === 'string' && id !== '' ? undefined : (JSON.stringify(id) ?? 'none'),
      ),
    ),
    'spawn-shows-id#every-response': RESPONSES.map(([name, handle]) => names(name, handle)),
    'spawn-shows-id#reaches-handle': [
      FETCHED.map((name) => stands(`fetch ${name}`, 'running', `${name} runs`)),
      SPAWNED.map(hears),
    ],
    'tool-knows-no-id#never-sees': SPAWNED.map(seesNoId),
  }),
  ...on(ownId, {
    'tool-knows-no-id#never-makes': [
      names('fetch s', 's'),
      refuses('by its own id'),
      onIds(['s'], 'an id of the host', ([id]) => id === OWN_ID && 'that of the tool'),
    ],
  }),
]
