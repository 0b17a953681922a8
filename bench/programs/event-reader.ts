import { readFileSync } from 'node:fs'
import { isObject, type JsonObject } from '../../harness/wire/json.ts'
import { cutLines } from '../../harness/wire/lines.ts'

// A plugin that subscribes to one conversation many times, and measures how its events come.
const [subscriptions, events] = process.argv.slice(2).map(Number) as [number, number]
const names = Array.from({ length: subscriptions }, (_, at) => `s${at}`)

/** The number of the event that is to come next, by subscription. */
const next = new Map(names.map((name) => [name, 0]))

const [WHOLE, MEGABYTE] = [subscriptions * events, 1_024]
let [confirmed, count, start, wrong] = [0, 0, 0, 0]

const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)
const print = (value: unknown) => send({ type: 'print', text: `${JSON.stringify(value)}\n` })

const lines = cutLines((line) => take(JSON.parse(line.toString('utf8'))))
process.stdin.on('data', lines.push)

function take(message: JsonObject): void {
  if (message.type === 'init') begin()
  else if (message.type === 'subscribed') confirm()
  else if (message.type === 'event') receive(message)
}

function begin(): void {
  send({ type: 'ready' })
  for (const sub_id of names) send({ type: 'subscribe', sub_id, conversation: '1' })
}

function confirm(): void {
  confirmed += 1
  if (confirmed === subscriptions) print('subscribed')
}

function receive({ sub_id, data }: JsonObject): void {
  if (count === 0) start = performance.now()
  const expected = next.get(String(sub_id))
  if (!isObject(data) || data.message !== `${expected}`) wrong += 1
  next.set(String(sub_id), (expected ?? 0) + 1)
  count += 1
  if (count === WHOLE) end()
}

function end(): void {
  print({ ms: performance.now() - start, wrong, megabytes: peakOf(process.ppid) })
  send({ type: 'exit', code: 0 })
  process.stdin.destroy()
}

/** The most memory that a process has had, in megabytes; 0 where the system does not state it. */
function peakOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / MEGABYTE
  } catch {
    return 0
  }
}
