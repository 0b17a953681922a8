import { messagesOf, requestsIn } from '../../../../harness/driver-messages.ts'
import type { HostCall } from '../../../../harness/host-conversation.ts'
import type { Policy } from '../../../../harness/peers/policy.ts'
import { type FileSpelling, Project } from '../../../../harness/peers/project.ts'
import { isObject, type JsonObject, objectsIn } from '../../../../harness/wire/json.ts'
import { computedOnce } from '../../../../harness/wire/remembered.ts'
import { type Finding, satisfied, violated } from '../../../engine/finding.ts'
import { outcomeText, type ProbeAnswer, seenAt } from '../answer.ts'
import type { HostReading } from '../host-reading.ts'
import { type Asked, answersTo, differenceOf } from './answers.ts'
import { type Changed, wrongAtEnd } from './final-state.ts'
import { type Possible, refused } from './possible.ts'
import type { State } from './reading.ts'
import type { ShownRef } from './shown.ts'

/** What a session shows of one requirement. */
export interface Shown {
  verifies: ShownRef
  finding: Finding
}

/**
 * What a generated session shows: each answer is compared with what a host may answer after all that came before, until
 * one differs or the documents leave open what comes then; and the project at the end with what the requests made of it.
 */
export const shownBy = computedOnce((c: HostReading): readonly Shown[] =>
  c.interrupted || c.failure?.kind === 'unsupported' ? [] : new Replay(c).all(),
)

/** A request, the answer to it, and what else it may be answered with as it came before another was answered. */
interface Exchange {
  asked: Asked
  answer: ProbeAnswer | undefined
  more: readonly Possible[]
}

class Replay {
  readonly #conversation: HostReading
  readonly #state: State
  readonly #shown: Shown[] = []
  readonly #changed: Changed[] = []
  /** Whether nothing that comes then is certain. */
  #isOver = false

  constructor(c: HostReading) {
    this.#conversation = c
    this.#state = stateIn(c)
  }

  all(): readonly Shown[] {
    for (const call of this.#conversation.calls) {
      for (const exchange of exchangesIn(call)) if (!this.#isOver) this.#answered(exchange)
      if (!this.#isOver) this.#ended(call)
    }
    if (!this.#isOver) this.#atEnd()
    return this.#shown
  }

  #answered({ asked, answer, more }: Exchange): void {
    if (!answer) return
    const possible = answersTo(asked, this.#state)
    const right = [...possible, ...more].find((each) => !each.differs(answer))
    if (right) this.#takes(right, asked)
    else this.#differs(differenceOf(possible, answer, asked, this.#state), answer.index)
  }

  #takes({ verifies, effect, leavesOpen }: Possible, asked: Asked): void {
    this.#shown.push({ verifies, finding: satisfied() })
    this.#changed.push({ verifies, asked })
    effect?.(this.#state.project)
    this.#isOver = leavesOpen === true
  }

  #differs(found: ReturnType<typeof wrongAtEnd>, index?: number): void {
    if (!found) return
    const { verifies, expected, observed } = found
    this.#shown.push({ verifies, finding: violated(expected, observed, index) })
    this.#isOver = true
  }

  /** A host may end a tool that does not wait for its answers. */
  #ended(call: HostCall): void {
    const verifies = 'vfs.lifecycle.result-completes'
    if (call.report) this.#shown.push({ verifies, finding: satisfied() })
    else if (isPipelined(call) && call.error !== undefined) this.#isOver = true
    else {
      const observed = outcomeText(this.#conversation, call)
      this.#differs({ verifies, expected: 'the result of the tool', observed }, call.index)
    }
  }

  #atEnd(): void {
    const files = this.#conversation.snapshots.at(-1)
    if (!files) return
    this.#differs(wrongAtEnd(files, this.#state.project, this.#changed))
  }
}

/** What the host was configured with. */
function stateIn({ transcript }: HostReading): State {
  const { params = {} } =
    requestsIn(messagesOf(transcript)).find(({ method }) => method === 'configure') ?? {}
  const { project, tools } = params as JsonObject
  const files = isObject(project) && isObject(project.files) ? project.files : {}
  const [tool] = objectsIn(tools)
  return {
    project: new Project(files as Record<string, FileSpelling>),
    policy: isObject(tool?.policy) ? (tool.policy as Policy) : undefined,
  }
}

/** What the probe asked, as its script states it, with the answers that it saw. */
function exchangesIn(call: HostCall): Exchange[] {
  const answers = seenAt(call).filter(({ seen }) => typeof seen.call === 'string')
  let asked = 0
  return objectsIn(call.arguments.script).flatMap((step) => {
    const requests = requestsOf(step)
    const own = answers.slice(asked, asked + requests.length)
    const first = asked + 1
    asked += requests.length
    return requests.map((request, nth) => {
      const isAlone = step.call !== undefined
      const at = isAlone ? own[0] : own.find(({ seen }) => seen.id === first + nth)
      const more = isAlone ? [] : [refused('vfs.lifecycle.result-completes')]
      return { asked: request, answer: at && answerIn(at, request), more }
    })
  })
}

const requestsOf = ({ call, params = {}, burst }: JsonObject): Asked[] =>
  typeof call === 'string'
    ? [{ method: call, params }]
    : objectsIn(burst).map(({ call: method, params: its = {} }) => ({
        method: String(method),
        params: its,
      }))

const answerIn = (
  { seen: { result, error }, index }: ReturnType<typeof seenAt>[number],
  { method }: Asked,
): ProbeAnswer => ({ method, result, ...(isObject(error) && { error }), index })

const isPipelined = (call: HostCall): boolean =>
  objectsIn(call.arguments.script).some((step) => step.burst !== undefined)
