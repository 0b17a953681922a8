import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Parts } from '../../cli/transcripts/file.ts'
import { openTranscripts } from '../../cli/transcripts.ts'
import { certify as certifyBy } from '../../conformance/engine/certify.ts'
import { judgeStored } from '../../conformance/engine/judge-stored.ts'
import { vfsToolSuite } from '../../conformance/vfs/tool/suite.ts'
import type { Transcript } from '../../harness/transcript.ts'
import { byMethod, errorResponse } from '../../harness/validators/vfs.ts'
import type { JsonObject } from '../../harness/wire/json.ts'
import { interleaved, timed } from '../rounds.ts'
import type { Certify } from './certify.ts'
import { answer, given } from './given.ts'

// Both are measured once they are warm, as they are for most of a long file.
const WARMING = 14

// Megabytes of transcripts a second: read and judged, or each message parsed and validated once.
const { rounds, copies, certify } = given<{ rounds: number; copies: number; certify: Certify }>()
const parts = new Parts()
const folder = mkdtempSync(join(tmpdir(), 'jp-conformance-bench-'))
const file = join(folder, 'transcripts.ndjson')
const text = await recorded()
writeFileSync(file, text)
try {
  await interleaved(WARMING, rate(judged), rate(validated))
  answer(await interleaved(rounds, rate(judged), rate(validated)))
} finally {
  parts.close()
  rmSync(folder, { recursive: true, force: true })
}

function rate(action: () => void): () => Promise<number> {
  return async () => (text.length / (await timed(action))) * 1e-3
}

/** The conversations of one certification, as often as asked, each time as if of other cases. */
async function recorded(): Promise<string> {
  const { config, command, base } = certify
  const transcripts: Transcript[] = []
  await certifyBy(vfsToolSuite, {
    ...{ config, command, base, only: [], skip: [], seed: 1, jobs: 0, timeScale: 1, argv: [] },
    onTranscript: (transcript) => transcripts.push(transcript),
  })
  return Array.from({ length: copies }, (_, copy) =>
    transcripts.map(spelledAs(copy)).join(''),
  ).join('')
}

function spelledAs(copy: number): (transcript: Transcript) => string {
  return (transcript) =>
    transcript
      .map((event) =>
        event.event === 'start' ? { ...event, case: `${event.case} ${copy}` } : event,
      )
      .map((event) => `${JSON.stringify(event)}\n`)
      .join('')
}

function judged(): void {
  judgeStored(vfsToolSuite, openTranscripts(file, parts, []), { argv: [] })
}

function validated(): void {
  const asked = new Map<unknown, Message['method']>()
  for (const line of text.split('\n')) {
    const event = line && JSON.parse(line)
    if (event.event === 'start') asked.clear()
    if (event.text === undefined) continue
    const message = messageIn(event.text)
    if (message?.method !== undefined) asked.set(message.id, message.method)
    if (message) validatorOf(message, asked.get(message.id))?.()
  }
}

type Message = JsonObject & { method?: keyof typeof byMethod }

/** What validates a message; `method` is that of the request that it is or answers. */
function validatorOf(message: Message, method: Message['method']) {
  if ('error' in message) return () => errorResponse(message)
  const parts = method && byMethod[method]
  if (!parts) return undefined
  if ('result' in message) return 'result' in parts ? () => parts.result(message.result) : undefined
  return 'params' in parts ? () => parts.params(message.params) : undefined
}

function messageIn(text: string): Message | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
