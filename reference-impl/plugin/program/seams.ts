import type { Server } from 'node:http'
import { isObject, parse } from '../../../harness/wire/json.ts'
import { cutLines } from '../../../harness/wire/lines.ts'
import { writeWhole } from '../../vfs/tool/stdio.ts'

/** A message of either side. */
export interface Message {
  type: string
  [member: string]: unknown
}

/** The few places where a plugin may differ from this one, wrongly as a mutant. */
export interface Seams {
  /** The id of the next of several requests that wait at once. */
  newId(): unknown
  /** The line of a message, its line feed included. */
  encode(message: Message): string
  /** Hands bytes over to the host before it returns. */
  write(bytes: string | Uint8Array): void
  /** Finds the lines in what the host writes. */
  cut: typeof cutLines
  /** The message of a line, `undefined` when it is none. */
  decode(line: Buffer): Message | undefined
  /** What becomes of a message before anything else sees it; `undefined` when it is passed over. */
  receive(message: Message, plugin: Peer): Message | undefined
  /** Ends the process. */
  leave(status: number): void
  /** What somebody who starts the plugin on a terminal is shown; then the process ends. */
  showHelp(help: string): void
  /** What is done when the input ends. */
  inputEnds(peer: Peer): void
  /** Accepts connections on this machine. */
  listen(server: Server, port: number): void
  /** What is answered to a request. */
  answer(answer: Answer): Answer
  /** Accepts no new connections, and waits until the open ones are complete. */
  closeServer(server: Server, exit: () => void): void
}

/** A response to a request. */
export interface Answer {
  status: number
  body: string
}

/** The host as seams see it. */
export interface Peer {
  /** How many requests wait for their replies. */
  readonly waiting: number
  send(message: Message): void
  exit(code: number, reason?: string): void
}

/** What a plugin does that follows the protocol in the plainest way. @see rfd072 §Protocol */
export function plainSeams(): Seams {
  let lastId = 0
  return {
    newId: () => String(++lastId),
    encode: (message) => `${JSON.stringify(message)}\n`,
    write: (bytes) => writeWhole(1, bytes),
    cut: cutLines,
    decode: (line) => {
      const value = parse(line.toString('utf8'))
      return isObject(value) && typeof value.type === 'string' ? (value as Message) : undefined
    },
    receive: (message) => message,
    leave: (status) => process.exit(status),
    showHelp(help) {
      process.stderr.write(help)
      process.exit(0)
    },
    inputEnds: (peer) => peer.exit(0),
    listen: (server, port) => server.listen(port, '127.0.0.1'),
    answer: (answer) => answer,
    closeServer(server, exit) {
      server.close(exit)
      server.closeIdleConnections()
    },
  }
}

/** Changes seams for a mutant. */
export type Apply = (seams: Seams) => Seams
