import { expect, test } from 'vitest'
import { broken, type Finding, kept } from '../../finding.ts'
import { asking } from './asking.ts'
import { empty } from './expected.ts'
import { conversationOf, reportOf } from './fixtures/conversation.ts'

const { on } = asking({ name: 'test: a write' }, { write: ['fs.write', {}] })

test.each<[string, unknown, Finding]>([
  ['an object', {}, kept()],
  ['an object with members of the host', { size: 5 }, kept('with the members `size`')],
  ['null', null, broken('write: an object as result', 'result `null`', 1)],
])('a result without members is %s', (_, result, finding) => {
  const report = reportOf({ call: 'fs.write', result })
  expect(on(conversationOf([{ id: 'call', report }]), 'write', empty)).toEqual([finding])
})
