import { cutLines } from '../../../../harness/wire/lines.ts'
import { ProviderFailure } from './assistant.ts'

/** Bytes of a whole reply. */
const MOST = 16 * 1024 * 1024

/** The data of server-sent events, a line each; comments and other fields are passed over. @throws ProviderFailure when there is too much. */
export async function* dataIn(body: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const lines: string[] = []
  const cutter = cutLines((line) => lines.push(line.toString('utf8')))
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MOST) throw new ProviderFailure('the reply is too long', { isFinal: true })
    cutter.push(Buffer.from(chunk))
    yield* lines.splice(0).flatMap(dataOf)
  }
  cutter.end()
  yield* lines.flatMap(dataOf)
}

function dataOf(line: string): string[] {
  const data = /^data:\s?(.*?)\r?$/.exec(line)?.[1]
  return data === undefined || data === '' ? [] : [data]
}
