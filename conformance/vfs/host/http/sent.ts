import { satisfiedUnless } from '../../../engine/finding.ts'
import { arrived, arrivedAt } from '../arrivals.ts'
import { asJson } from '../expected.ts'
import type { Judge } from '../host-check.ts'

/** A text in a phrase; of a long one the length. */
const shown = (text: unknown) =>
  typeof text === 'string' && text.length > 100 ? `${text.length} characters` : asJson(text)

/** A GET of exactly this path arrives. */
export const asksFor = (address: string) =>
  arrived(address.split('?', 1).join(), `GET ${inShort(address)}`, ({ method, path }) => {
    const found = `${method} ${path}`
    return found !== `GET ${address}` && inShort(found)
  })

const inShort = (address: string) =>
  address.length > 100 ? `of ${address.length} characters` : address

/** A request is made as often as it is asked for: what a server does for it, it does again for each. */
export const times =
  (path: string, wanted = 1): Judge =>
  (c) => {
    const found = arrivedAt(c, path).filter(({ method }) => method !== 'HEAD').length
    const expected = wanted === 1 ? 'one request' : `${wanted} requests`
    return satisfiedUnless(found !== wanted && `${found} requests`, `${path}: ${expected}`)
  }

/** A POST of exactly this body arrives. */
export const posts = (path: string, text: string) =>
  arrived(path, 'POST with the body as it was given', ({ method, body }) =>
    method === 'POST' ? body !== text && `the body ${shown(body)}` : method,
  )

/** A POST without a body arrives. */
export const emptyBody = (path: string): Judge =>
  arrived(path, 'POST with an empty body', ({ method, body, base64: bytes }) => {
    const isEmpty = method === 'POST' && body === undefined && bytes === undefined
    return !isEmpty && `${method} with the body ${asJson(body ?? bytes)}`
  })

/** A request without headers has none of those that an earlier one had. */
export const noneFromBefore: Judge = (c) =>
  arrivedAt(c, '/no-headers').map(({ headers }) => {
    const found = headers['x-a'] !== undefined && `X-A: ${asJson(headers['x-a'])}`
    return satisfiedUnless(found, 'no header of an earlier request')
  })

/** A header comes with the whole of a long value. */
export const wholeHeader = (path: string, name: string, value: string) =>
  arrived(path, `${name} with its whole value`, ({ headers }) => {
    const found = headers[name.toLowerCase()]
    return found !== value && `${name}: ${shown(found)}`
  })
