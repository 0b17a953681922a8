import { isLoopback } from '../../../harness/visits/address.ts'
import { withPort } from '../../../harness/visits/port.ts'
import type { PluginCase } from '../../../spec/generated/config.ts'
import { notAPattern } from '../../engine/configuration.ts'
import type { ConfigurationProblem } from '../../engine/configured.ts'

/** What is wrong with the address at which a plugin serves, and with the requests that are made there. */
export function servingProblems(each: PluginCase, at: number): ConfigurationProblem[] {
  const { serves, requests = [] } = each
  const path = ['cases', String(at)]
  if (serves === undefined) {
    if (requests.length === 0) return []
    const message = `\`cases[${at}]\` has \`requests\`, and does not state where the plugin serves.`
    return [{ path: [...path, 'requests'], message, hint: EXAMPLE }]
  }
  return [
    ...addressProblems(each, serves).map((problem) => ({ path: [...path, 'serves'], ...problem })),
    ...requests.flatMap((request, i) => requestProblems(request, [...path, 'requests', String(i)])),
  ]
}

const EXAMPLE = 'State the address: `serves: http://127.0.0.1:{port}/`.'

type Problem = Pick<ConfigurationProblem, 'message' | 'hint'>

function addressProblems({ remote }: PluginCase, serves: string): Problem[] {
  const text = withPort(serves, 1)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:')
    return [{ message: `\`serves\` is no address of HTTP: "${serves}".`, hint: EXAMPLE }]
  if (remote || isLoopback(url.hostname)) return []
  const message = `\`serves\` names another machine than this one: "${url.hostname}".`
  const hint = 'Name 127.0.0.1, localhost or [::1]; `remote: true` in the case permits any machine.'
  return [{ message, hint }]
}

type Request = NonNullable<PluginCase['requests']>[number]

function requestProblems({ path, body, method, expect }: Request, at: string[]) {
  const problems: ConfigurationProblem[] = []
  const wanted = expect?.body
  if (typeof wanted === 'object')
    problems.push(...notAPattern(wanted.matches, [...at, 'expect', 'body', 'matches']))
  if (!/^\/(?![/\\])[!-~]*$/.test(path)) {
    const message = `\`path\` is no path from the root: "${path}".`
    problems.push({
      path: [...at, 'path'],
      message,
      hint: 'Begin it with one `/`, and spell what is outside ASCII as `%XX`.',
    })
  }
  if (body && (method === undefined || method === 'GET' || method === 'HEAD')) {
    const message = `A request of the method ${method ?? 'GET'} has no \`body\`.`
    problems.push({ path: [...at, 'body'], message, hint: 'State another method: `method: POST`.' })
  }
  return problems
}
