import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { cutLines } from '../../../harness/wire/lines.ts'

/** Both directions of the driver protocol, over this process's standard streams. */
export interface Wire {
  /** Sends a request of the driver's own and resolves to the response. */
  request(method: string, params: unknown): Promise<JsonObject>
}

/** An error that a request is answered with. */
export class Fault extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Carries out a request of the suite's. @throws Fault */
export type Handle = (method: string, params: unknown) => Promise<unknown>

/** Reads requests until the input ends; requests are carried out side by side. */
export function openWire(handle: Handle, ended: () => void): Wire {
  const open = new Map<unknown, (response: JsonObject) => void>()
  let requests = 0
  const send = (message: JsonObject) =>
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const lines = cutLines((line) => {
    const message = parse(line.toString('utf8'))
    if (!isObject(message)) send({ id: null, error: { code: -32700, message: 'not an object' } })
    else if (typeof message.method === 'string') void answer(message, message.method)
    else settle(message)
  })
  const answer = async ({ id, params }: JsonObject, method: string) => {
    const answered = await outcomeOf(() => handle(method, params))
    if (id !== undefined) send({ id, ...answered })
  }
  const settle = (response: JsonObject) => {
    open.get(response.id)?.(response)
    open.delete(response.id)
  }
  process.stdin.on('data', (chunk: Buffer) => lines.push(chunk)).on('end', ended)
  return {
    request: (method, params) =>
      new Promise((resolve) => {
        const id = `driver-${++requests}`
        open.set(id, resolve)
        send({ id, method, params })
      }),
  }
}

async function outcomeOf(handle: () => Promise<unknown>): Promise<JsonObject> {
  try {
    return { result: await handle() }
  } catch (error) {
    const { message } = error as Error
    return { error: { code: error instanceof Fault ? error.code : -32603, message } }
  }
}
