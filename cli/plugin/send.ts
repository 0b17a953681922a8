import type { JsonObject } from '../../harness/wire/json.ts'

/** Writes one message on a line of its own, and waits until the host has room for it. */
export const send = (message: JsonObject): Promise<void> =>
  new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve())
  })
