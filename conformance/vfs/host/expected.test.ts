import { expect, test } from 'vitest'
import { type Finding, satisfied, violated } from '../../engine/finding.ts'
import { empty } from './expected.ts'
import { conversationOf, reportOf } from './fixtures/conversation.ts'
import { scenario } from './scenario-checks.ts'

const { on } = scenario({ name: 'test: a write' }, { write: ['fs.write', {}] })

test.each<[string, unknown, Finding]>([
  ['an object', {}, satisfied()],
  ['an object with members of the host', { size: 5 }, satisfied('with the members `size`')],
  ['null', null, violated('write: an object as result', 'result `null`', 1)],
])('a result without members is %s', (_, result, finding) => {
  const report = reportOf({ call: 'fs.write', result })
  expect(on('write', empty)(conversationOf([{ id: 'call', report }]))).toEqual([finding])
})
