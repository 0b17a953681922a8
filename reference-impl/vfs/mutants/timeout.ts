import { onRequest } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'

const LONG_MS = 90_000

export const timeoutMutants = mutantsIn('vfs.timeout')({
  'tool-keeps-pace': {
    'works-in-silence: works for ninety seconds on what it has read before it asks for more': {
      config: 'patient',
      timeScale: 0.02,
      limits: { startup_ms: 300_000, idle_ms: 60_000 },
      apply: onRequest((send) => async (method, params) => {
        const result = await send(method, params)
        await new Promise((done) => setTimeout(done, LONG_MS))
        return result
      }),
    },
  },
})
