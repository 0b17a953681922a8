import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { cutLines } from '../../harness/wire/lines.ts'
import { Workspace } from '../../reference-impl/plugin-host/program/workspace.ts'
import { interleaved } from '../rounds.ts'
import { answer, given } from './given.ts'

/** What is delivered: the events of one conversation, to each of its subscriptions. */
export interface Delivery {
  /** The programs of the reference plugin host and of the plugin that reads. */
  host: string
  reader: string
  rounds: number
  subscriptions: number
  events: number
  /** Leaves the limit out, for the memory of the host. */
  alone?: true
}

/** What the plugin measured. */
interface Measured {
  ms: number
  wrong: number
  megabytes: number
}

const { host, reader, rounds, subscriptions, events, alone } = given<Delivery>()
const reading = [process.execPath, reader, String(subscriptions), String(events)]
const added = Array.from({ length: events }, (_, at) => ({
  ...{ timestamp: '2026-03-01 09:00:00.0', type: 'chat_response' },
  message: String(at),
}))

/** Delivered by the host, which notices them in the conversation. */
async function delivered(): Promise<Measured> {
  const root = mkdtempSync(join(tmpdir(), 'jp-bench-subscriptions-'))
  const workspace = new Workspace(root)
  for (const folder of ['bin', '.jp']) mkdirSync(join(root, folder))
  workspace.create('1', 'events')
  const program = `#!/bin/sh\nexec ${reading.map((word) => `'${word}'`).join(' ')}\n`
  writeFileSync(join(root, 'bin/jp-reader'), program, { mode: 0o755 })
  const PATH = `${join(root, 'bin')}${delimiter}${process.env.PATH ?? ''}`
  const env = { ...process.env, HOME: root, PATH }
  const child = spawn(process.execPath, [host, 'reader'], { cwd: root, env })
  const measured = await measuredBy(child, () => workspace.store('1', added))
  rmSync(root, { recursive: true })
  return measured
}

/** The same messages through a pipe, made beforehand. */
function piped(): Promise<Measured> {
  const [program = '', ...words] = reading
  const child = spawn(program, words)
  const line = (message: object) => `${JSON.stringify(message)}\n`
  const names = Array.from({ length: subscriptions }, (_, at) => `s${at}`)
  const messages = names.flatMap((sub_id) =>
    added.map((data) => line({ type: 'event', sub_id, data })),
  )
  const bytes = Buffer.from(messages.join(''))
  child.stdin.on('error', () => {})
  child.stdin.write(line({ type: 'init' }))
  for (const sub_id of names) child.stdin.write(line({ type: 'subscribed', sub_id }))
  return measuredBy(child, () => void child.stdin.write(bytes))
}

/** Adds the events when all subscriptions stand; a plugin that prints directly prints messages. */
async function measuredBy({ stdout }: ChildProcess, add: () => void): Promise<Measured> {
  const { promise, resolve } = Promise.withResolvers<Measured>()
  const lines = cutLines((line) => {
    const value = printedIn(JSON.parse(line.toString('utf8')))
    if (value === 'subscribed') add()
    else if (value) resolve(value as Measured)
  })
  stdout?.on('data', lines.push)
  const measured = await promise
  if (measured.wrong > 0) throw new Error(`${measured.wrong} events are missing or out of order`)
  return measured
}

const printedIn = (value: { type?: string; text?: string }): unknown =>
  value.type === undefined ? value : value.type === 'print' && JSON.parse(value.text ?? 'null')

const rate = (measure: () => Promise<Measured>) => async () =>
  ((subscriptions * events) / (await measure()).ms) * 1_000

if (alone) answer((await delivered()).megabytes)
else answer(await interleaved(rounds, rate(delivered), rate(piped)))
