import type { Message } from '../../tool/messages.ts'
import { statefulMutants, stateMessage, whenAborted } from './declare.ts'

const request = (method: string, params: Record<string, unknown>): Message => ({
  ...{ jsonrpc: '2.0', id: 'last', method, params },
})

const tidying = stateMessage({ type: 'running', content: 'tidying up' })

/** Tools that go on after an abort. */
export const abortMutants = statefulMutants('toolstate.state', {
  'works-on-after-an-abort': {
    violates: 'abort-ends-work#work-ends',
    change: 'lists the project once it is aborted',
    apply: whenAborted('waiting', [request('fs.list_dir', { path: '.' })]),
  },
  'reports-progress-after-an-abort': {
    violates: 'abort-ends-work#only-stopped-follows',
    change: 'reports its progress in two steps after an abort',
    apply: whenAborted('running', [tidying, tidying]),
  },
  'runs-after-an-abort': {
    violates: 'abort-while-waiting#straight-to-stopped',
    change: 'reports running when it is aborted while it waits',
    apply: whenAborted('waiting', [tidying]),
  },
  'takes-an-abort-for-yes': {
    violates: 'abort-while-waiting#no-answer',
    change: 'writes what it asked about when it is aborted',
    apply: whenAborted('waiting', [request('fs.write', { path: 'staged/a.txt', content: 'one' })]),
  },
})
