import type { MethodCall } from '../scenario-checks.ts'
import { reference, variable } from '../secrets.ts'

type Header = { name: string; value: string }

/** A reference to the variable with a secret. */
export const of = (secret: string) => reference(variable(secret))

/** Headers as the protocol spells them. */
export const headersOf = (given: Record<string, unknown>): Header[] =>
  Object.entries(given).map(([name, value]) => ({ name, value: value as string }))

/** The address of a path of the web that the suite serves; other addresses stay as they are. */
export const at = (path: string) => (path.startsWith('/') ? `{web}${path}` : path)

export const get = (path: string, headers: Record<string, string> = {}): MethodCall => [
  'http.get',
  { url: at(path), headers: headersOf(headers) },
]

export const post = (
  path: string,
  body: string,
  headers: Record<string, string> = {},
): MethodCall => ['http.post', { url: at(path), headers: headersOf(headers), body }]
