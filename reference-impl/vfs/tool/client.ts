import type { InitParams } from '../../../spec/generated/messages/vfs.ts'
import { Host } from './host.ts'
import type { Message } from './messages.ts'
import { plainSeams, type Seams } from './seams.ts'

/**
 * Waits for `init` and gives the host that sent it.
 * From here on `cancel` and the end of input end the process, whatever the tool is about.
 * @see rfd-d11 §Initial context
 */
export function connect(seams: Seams = plainSeams()): Promise<Host> {
  return new Promise((resolve) => {
    let host: Host | undefined
    listen(seams, (message) => {
      if (host) host.hear(message)
      else if (message.method === 'cancel') seams.leave('cancelled')
      else if (message.method === 'init') {
        host = new Host(message.params as unknown as InitParams, seams)
        resolve(host)
      }
    })
  })
}

/** Reads stdin at all times, so that a host is never held up by a tool that is busy. @see rfd-d11 §Deadlock prevention */
function listen(seams: Seams, hear: (message: Message) => void): void {
  const lines = seams.cut((line, ending) => {
    const message = ending === 'lf' ? seams.decode(line) : undefined
    if (message) hear(message)
  })
  const end = () => seams.leave('end of input')
  process.stdin.on('data', lines.push).on('end', end).on('error', end)
}
