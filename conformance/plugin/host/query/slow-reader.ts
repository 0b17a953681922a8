import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import { where } from '../subscribing.ts'
import { begins, completes, joined, querying, started } from './querying.ts'

/** Pieces of a text for which no pipe has room, each with its number. */
const NUMBERS = Array.from({ length: 600 }, (_, at) => `<${at}>`)
const PIECES = NUMBERS.map((number) => `${number}${'x'.repeat(1_000)}`)

/** Milliseconds for which the plugin reads nothing. */
const PAUSE_MS = 1_500

/** Which of the pieces is the first that is not there, or not behind the one before it. */
function missingIn(text: string): string | undefined {
  let from = 0
  return NUMBERS.find((number) => {
    const at = text.indexOf(number, from)
    from = at + number.length
    return at < 0
  })
}

function lost(reading: PluginHostReading) {
  const text = joined(reading, 'main')
  const missing = missingIn(text)
  if (missing === undefined) return undefined
  return text.includes(missing) ? 'pieces come in another order' : 'pieces are missing'
}

/** Plugins that read slowly. @see rfd-d18 §Risks and Open Questions */
export const slowReaderScenes = [
  querying(
    'a plugin that reads slowly',
    {
      steps: [
        ...begins,
        { reading: 'paused', pass_ms: PAUSE_MS },
        { reading: 'resumed' },
        completes(),
      ],
      replies: [{ chunks: PIECES }],
    },
    {
      'plugin.subscriptions.slow-readers-get-all-events': [
        'all pieces in their order',
        where(started, lost),
      ],
    },
  ),
]
