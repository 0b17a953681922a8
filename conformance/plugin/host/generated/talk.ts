import type { PluginStep } from '../../../../harness/probes/plugin-step.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { begin, exit, print } from '../script.ts'
import { isNotice, riskOf } from './messages.ts'

/** A message that the plugin sends. */
export interface Sent {
  send: JsonObject
  /** How its line is written: with each character escaped that is not ASCII, or byte by byte; else as usual. */
  spelling?: 'escaped' | 'bytewise'
  /** It is written in one piece with the next one. */
  glued?: true
}

/** One thing that the plugin does; `wait`: it waits for the replies to all that it has asked. */
export type Item = Sent | { stderr: string } | { wait: true }

/** How the plugin ends: by `exit`, and what it prints behind that, or else by a status or a signal. */
export type End =
  | { code: number; reason?: string; late?: string }
  | { status: number }
  | { signal: 'SIGKILL' | 'SIGTERM' }

/** What a plugin does in a generated session; whatever is left out, the host still has one right way to go on. */
export interface Talk {
  items: readonly Item[]
  end: End
}

/** Where the plugin has come to its end. */
export const AT_END = 'end'

/** What stands in what is written to stderr, logged, and printed behind `exit`, and in nothing else. */
export const [ASIDE, LOGGED, LATE] = ['aside', 'logged', 'too late'] as const

/** Milliseconds between the bytes of a line. */
const PACE_MS = 2

/** What the probe does in the place of the plugin. */
export function stepsOf({ items, end }: Talk): PluginStep[] {
  const writing = new Writing()
  for (const item of items) writing.take(item)
  writing.wait()
  return [{ reports: true }, ...begin(...writing.steps), { mark: AT_END }, ...endOf(end)]
}

function endOf(end: End): PluginStep[] {
  if ('status' in end) return [{ status: end.status }]
  if ('signal' in end) return [{ die: end.signal }]
  return [...exit(end.code, end.reason), ...(end.late === undefined ? [] : print(end.late))]
}

/** Steps as they are made of items: replies that could be taken for each other, or need not come, are waited for. */
class Writing {
  readonly steps: PluginStep[] = []
  /** The ids of requests without a reply. */
  readonly #open: unknown[] = []
  /** What is written in one piece with what comes. */
  #held = ''

  take(item: Item): void {
    if ('wait' in item) this.wait()
    else if ('stderr' in item) this.steps.push(item)
    else this.#send(item)
  }

  wait(): void {
    this.#flush()
    if (this.#open.length > 0) this.steps.push({ lines: this.#open.length })
    this.#open.length = 0
  }

  #send(item: Sent): void {
    const { send } = item
    const isRisk = riskOf(send) !== undefined
    if (isRisk || (send.id !== undefined && this.#open.includes(send.id))) this.wait()
    if (!isNotice(send)) this.#open.push(send.id)
    this.#write(item)
    if (isRisk && !isNotice(send)) this.wait()
  }

  #write({ send, spelling, glued }: Sent): void {
    if (glued || this.#held) this.#held += lineOf(send, spelling)
    else if (spelling === undefined) this.steps.push({ send })
    else
      this.steps.push({
        raw: lineOf(send, spelling),
        ...(spelling === 'bytewise' && { pause_ms: PACE_MS }),
      })
    if (!glued) this.#flush()
  }

  #flush(): void {
    if (this.#held) this.steps.push({ raw: this.#held })
    this.#held = ''
  }
}

function lineOf(message: JsonObject, spelling: Sent['spelling']): string {
  const text = JSON.stringify(message)
  return `${spelling === 'escaped' ? text.replaceAll(/[^ -~]/g, asEscape) : text}\n`
}

const asEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
