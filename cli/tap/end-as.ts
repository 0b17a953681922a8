import { constants } from 'node:os'
import type { TapEnd } from '../../harness/tap/tap.ts'

/** Ends this process as the program has ended; where the signal that ended it does not end us, by the status that a shell has for it. */
export async function endAs({ code, signal }: TapEnd): Promise<never> {
  await new Promise<void>((resolve) => process.stderr.write('', () => resolve()))
  if (signal === null) process.exit(code ?? 0)
  letEnd(signal)
  process.kill(process.pid, signal)
  // The signal comes in its own time; what this process is left with then is the status.
  await new Promise((resolve) => setImmediate(resolve))
  process.exit(128 + constants.signals[signal])
}

/** Gives a signal back what the system does by itself: a listener that is taken away leaves nothing of Node's own. */
function letEnd(signal: NodeJS.Signals): void {
  if (signal === 'SIGKILL' || signal === 'SIGSTOP') return
  const once = () => {}
  process.on(signal, once)
  process.off(signal, once)
  process.removeAllListeners(signal)
}
