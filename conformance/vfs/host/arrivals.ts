import type { HostConversation } from '../../../harness/host-conversation.ts'
import type { WebRequest } from '../../../harness/transcript.ts'
import {
  type Finding,
  quote,
  satisfiedUnless,
  type Verdict,
  violated,
} from '../../engine/finding.ts'

/** What our HTTP server was asked for at a path, whatever the query. */
export const arrivedAt = ({ web }: HostConversation, path: string): HostConversation['web'] =>
  web.filter((request) => request.path === path || request.path.startsWith(`${path}?`))

/** Judges the request that arrived at a path; `wrong` is one phrase that names the defect. */
export const arrived =
  (
    path: string,
    expected = 'a request',
    wrong: (request: WebRequest) => Verdict = () => undefined,
  ) =>
  (c: HostConversation): Finding[] => {
    const requests = arrivedAt(c, path)
    const reported = `${path}: ${expected}`
    if (requests.length === 0) return [violated(reported, 'no request reached the server')]
    return requests.map((request) => satisfiedUnless(wrong(request), reported))
  }

/** Judges that no request arrived at any of these paths. */
export const nothingArrived =
  (...paths: string[]) =>
  (c: HostConversation): Finding[] =>
    paths.map((path) => {
      const found = arrivedAt(c, path).length > 0 && 'a request reached the server'
      return satisfiedUnless(found, `${path}: no request`)
    })

/** Judges that a header of the request at a path came with this value. */
export const header = (path: string, name: string, value: string) =>
  arrived(path, `${name}: ${value}`, ({ headers }) => {
    const found = headers[name.toLowerCase()]
    return found !== value && `${name}: ${found === undefined ? 'absent' : quote(String(found))}`
  })

/** Judges that a text stands nowhere in the requests to a path. */
export const without =
  (path: string, text: string) =>
  (c: HostConversation): Finding[] =>
    arrivedAt(c, path).map((request) => {
      const found = JSON.stringify(request).includes(text) && 'the value reached the server'
      return satisfiedUnless(found, `${path}: no value of a variable`)
    })
