import { equal, type JsonObject } from '../wire/json.ts'
import { codes, Refusal } from './refusal.ts'

/** A scripted answer to an HTTP request; the first whose method and URL fit is given. */
export interface HttpAnswer {
  method?: string
  url: string
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
  http(method: string, url: string): JsonObject
  process(program: string, args: string[]): JsonObject
}

/** Makes the outside world of a case; what it does not script is refused, and the message says what to add. */
export function scripted(
  http: HttpAnswer[] = [],
  processes: ProcessAnswer[] = [],
): ScriptedAnswers {
  return {
    http(method, url) {
      const answer = http.find((a) => a.url === url && (a.method ?? method) === method)
      if (!answer) throw unscripted(`${method} ${url}`, 'http')
      if (answer.base64 !== undefined)
        return { status: answer.status, body: answer.base64, encoding: 'base64' }
      return { status: answer.status, body: answer.body ?? '' }
    },
    process(program, args) {
      const answer = processes.find(
        (a) => a.program === program && (!a.args || equal(a.args, args)),
      )
      if (!answer) throw unscripted([program, ...args].join(' '), 'process')
      return {
        stdout: answer.stdout ?? '',
        stderr: answer.stderr ?? '',
        exit_code: answer.exit_code ?? 0,
      }
    },
  }
}

const unscripted = (what: string, key: string) =>
  new Refusal(
    codes.accessDenied,
    `Access denied: the case scripts no answer to '${what}' (add it under '${key}')`,
  )
