import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Handle, Phase } from './handle.ts'

/**
 * What the assistant reads about a handle, alone or as an entry of an await. A failure is shown with all its parts.
 * @see rfd009 §Integration with existing tool system, rfd037 §Response format
 */
export const viewOf = ({ id, phase, ending }: Handle): JsonObject =>
  ending && phase.type !== 'stopped' ? { id, state: 'ending' } : { id, ...shown(phase) }

function shown(phase: Phase): JsonObject {
  switch (phase.type) {
    case 'reserved':
      return { state: 'pending' }
    case 'running':
      return { state: 'running', ...contentOf(phase) }
    case 'waiting':
      return { state: 'waiting', ...contentOf(phase), question: phase.question }
    case 'stopped':
      return { state: 'stopped', result: 'Ok' in phase.result ? phase.result.Ok : phase.result.Err }
  }
}

const contentOf = ({ content }: { content?: string }) => (content === undefined ? {} : { content })
