import { expect, test } from 'vitest'
import { citationOf, citedBy, concerns, covers } from './clause.ts'

test('a citation is taken apart and put together', () => {
  for (const ref of ['vfs.x.y', 'vfs.x.y#twice']) expect(citationOf(citedBy(ref))).toBe(ref)
  expect(citedBy('vfs.x.y#twice')).toEqual({ requirement: 'vfs.x.y', clause: 'twice' })
  expect(citedBy('vfs.x.y')).not.toHaveProperty('clause')
})

test('a requirement covers its clauses, a clause itself alone', () => {
  expect(covers('vfs.x.y', 'vfs.x.y#twice')).toBe(true)
  expect(covers('vfs.x.y#twice', 'vfs.x.y')).toBe(false)
  expect(covers('vfs.x.y#once', 'vfs.x.y#twice')).toBe(false)
  expect(covers('vfs.x', 'vfs.x.y')).toBe(false)
  expect(concerns('vfs.x.y#twice', 'vfs.x.y')).toBe(true)
})
