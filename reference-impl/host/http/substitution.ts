import type { HttpHeader } from '../../../spec/generated/messages/vfs.ts'
import type { Refusal, ServiceContext } from '../service.ts'
import type { Header } from './exchange.ts'

/** Headers ready to be sent, and the values that the tool must not see in what comes back. */
export interface Substituted {
  headers: Header[]
  values: string[]
}

/** Puts variables into the values of headers. */
export type Substitute = (
  headers: readonly HttpHeader[],
  serviceContext: Pick<ServiceContext, 'env' | 'mayUse'>,
) => Substituted | { error: Refusal }

const REFERENCE = /\$\{([^{}]+)\}/g

/**
 * Puts the host's variables in the place of `${VAR}`, once, in values and nowhere else. Whether a variable that is
 * not listed exists is not reported; all else between the braces is taken for a name, which nobody has.
 * @see rfd-d11 §http.get
 */
export const substitute: Substitute = (headers, { env, mayUse }) => {
  const names = new Set(headers.flatMap(({ value }) => namesIn(value)))
  for (const name of names) {
    if (!mayUse.inHeader(name))
      return denied(-32001, `The variable ${name} may not be used: it is not listed for this tool`)
    if (!Object.hasOwn(env, name)) return denied(-32002, `The variable ${name} is not set`)
    if (/[\r\n\0]/.test(env[name] ?? ''))
      return denied(-32603, `The variable ${name} holds a line break and cannot stand in a header`)
  }
  return { headers: headers.map(filled(env)), values: [...names].map((name) => env[name] ?? '') }
}

const denied = (code: number, message: string) => ({ error: { code, message } })

const namesIn = (value: string): string[] =>
  [...value.matchAll(REFERENCE)].map(([, name = '']) => name)

const filled =
  (env: Readonly<Record<string, string>>) =>
  ({ name, value }: HttpHeader): Header => ({
    name,
    value: value.replace(REFERENCE, (_, variable: string) => env[variable] ?? ''),
    secret: namesIn(value).length > 0,
  })
