import { equal, isObject, type JsonObject } from '../wire/json.ts'
import { codes, Refusal } from './refusal.ts'

/** A scripted answer to an HTTP request that has this method, this URL and at least these headers. */
export interface HttpAnswer {
  method?: string
  url: string
  headers?: Record<string, string>
  status: number
  body?: string
  base64?: string
}

/** A scripted answer to a process; without `args` it fits any arguments. */
export interface ProcessAnswer {
  program: string
  args?: string[]
  stdout?: string
  stderr?: string
  exit_code?: number
}

/** The world outside the project, as a case scripts it. */
export interface ScriptedAnswers {
  http(method: string, url: string, headers: unknown): JsonObject
  process(program: string, args: string[]): JsonObject
}

/** Makes the outside world of a case; what it does not script is refused, and the message states what to add. */
export function scripted(
  http: HttpAnswer[] = [],
  processes: ProcessAnswer[] = [],
): ScriptedAnswers {
  const takeHttp = inTurn(http)
  const takeProcess = inTurn(processes)
  return {
    http(method, url, headers) {
      const carries = carriesIn(headers)
      const answer = takeHttp(
        (a) => a.url === url && (a.method ?? method) === method && carries(a.headers),
      )
      if (!answer) throw unscripted(`${method} ${url}`, 'http')
      return bodyOf(answer)
    },
    process(program, args) {
      const answer = takeProcess((a) => a.program === program && (!a.args || equal(a.args, args)))
      if (!answer) throw unscripted([program, ...args].join(' '), 'process')
      return {
        stdout: answer.stdout ?? '',
        stderr: answer.stderr ?? '',
        exit_code: answer.exit_code ?? 0,
      }
    },
  }
}

/** Gives each fitting answer once, in order, and then the last of them again and again. */
function inTurn<T>(answers: T[]): (fits: (answer: T) => boolean) => T | undefined {
  const used = new Set<T>()
  return (fits) => {
    const fitting = answers.filter(fits)
    const next = fitting.find((answer) => !used.has(answer)) ?? fitting.at(-1)
    if (next !== undefined) used.add(next)
    return next
  }
}

/** Whether the headers of a request hold the wanted ones; names are compared without case. */
function carriesIn(headers: unknown) {
  const given = Array.isArray(headers) ? headers.filter(isObject) : []
  return (wanted: Record<string, string> = {}) =>
    Object.entries(wanted).every(([name, value]) =>
      given.some((h) => String(h.name).toLowerCase() === name.toLowerCase() && h.value === value),
    )
}

function bodyOf({ status, base64, body = '' }: HttpAnswer): JsonObject {
  return base64 === undefined ? { status, body } : { status, body: base64, encoding: 'base64' }
}

const unscripted = (what: string, key: string) =>
  new Refusal(
    codes.accessDenied,
    `Access denied: the case scripts no answer to '${what}' (add it under '${key}')`,
  )
