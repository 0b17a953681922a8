import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { WebRequest } from '../../../harness/transcript.ts'
import { type Finding, quote, satisfiedUnless, violated } from '../../engine/finding.ts'

/** What our HTTP server was asked for at a path, whatever the query. */
export const arrivedAt = ({ web }: HostConversation, path: string): WebRequest[] =>
  web.filter((request) => request.path === path || request.path.startsWith(`${path}?`))

/** Judges the request that arrived at a path; `wrong` is one phrase that names the defect. */
export function arrived(
  c: HostConversation,
  path: string,
  expected: string,
  wrong: (request: WebRequest) => string | undefined | false,
): Finding[] {
  const requests = arrivedAt(c, path)
  const reported = `${path}: ${expected}`
  if (requests.length === 0) return [violated(reported, 'no request reached the server')]
  return requests.map((request) => satisfiedUnless(wrong(request), reported))
}

/** Judges that no request arrived at any of these paths. */
export function nothingArrived(c: HostConversation, ...paths: string[]): Finding[] {
  return paths.map((path) =>
    satisfiedUnless(
      arrivedAt(c, path).length > 0 && 'a request reached the server',
      `${path}: no request`,
    ),
  )
}

/** Judges that a header of the request at a path came with this value. */
export const header = (c: HostConversation, path: string, name: string, value: string): Finding[] =>
  arrived(c, path, `${name}: ${value}`, ({ headers }) => {
    const found = headers[name.toLowerCase()]
    return found !== value && `${name}: ${found === undefined ? 'absent' : quote(String(found))}`
  })

/** Judges that these texts stand nowhere in the requests to a path. */
export const without = (c: HostConversation, path: string, texts: readonly string[]): Finding[] =>
  arrivedAt(c, path).map((request) => {
    const found = texts.some((text) => JSON.stringify(request).includes(text))
    return satisfiedUnless(
      found && 'the value reached the server',
      `${path}: no value of a variable`,
    )
  })
