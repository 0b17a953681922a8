import { Host } from './host.ts'
import type { Message, Seams } from './seams.ts'

/** The host, and the first message, which states what it asks for. */
export interface Connected {
  host: Host
  first: Message
}

/**
 * Waits for the first message. From here on `shutdown` and the end of the input end the process, whatever the plugin
 * is about. @see rfd072 §Lifecycle @see rfd072 §Shutdown
 */
export function connect(seams: Seams): Promise<Connected> {
  const host = new Host(seams)
  return new Promise((resolve) => {
    let first: Message | undefined
    const lines = seams.cut((line, ending) => {
      const decoded = ending === 'lf' ? seams.decode(line) : undefined
      const message = decoded && seams.receive(decoded, host)
      if (!message) return
      if (first) host.take(message)
      else {
        first = message
        resolve({ host, first })
      }
    })
    const end = () => seams.inputEnds(host)
    process.stdin.on('data', lines.push).on('end', end).on('error', end)
  })
}
