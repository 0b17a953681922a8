import { expect, test } from 'vitest'
import { Project } from '../../../../harness/peers/project.ts'
import { randomFrom } from '../../../../harness/random.ts'
import { validators } from '../../../../harness/validators/config.ts'
import type { Case } from '../../../../spec/generated/config.ts'
import { alteredFrom } from './alterations.ts'
import { smallerCases } from './smaller.ts'

const original: Case = {
  name: 'copies',
  arguments: { from: 'a.txt' },
  files: { 'a.txt': 'one\n', 'b/c.bin': { base64: '/w==' } },
  policy: { filesystem: { allow: ['.'], writable: true } },
  http: [{ url: 'https://a.test/', status: 200, body: 'x' }],
  process: [{ program: 'git', stdout: 'x' }],
  expect: { outcome: 'success' },
}
const altered = Array.from({ length: 300 }, (_, seed) =>
  alteredFrom(original, randomFrom(seed), 'generated 1'),
)

test('an altered case is one that a configuration may have, and expects nothing', () => {
  for (const about of altered) {
    expect(validators.tool({ role: 'tool', cases: [about] }), JSON.stringify(about)).toBe(true)
    expect(() => new Project(about.files)).not.toThrow()
    expect(about.expect).toBeUndefined()
    expect(about.arguments).toEqual(original.arguments)
  }
})

test('every part of a case is altered, and a case without parts stays as it is', () => {
  for (const part of ['files', 'policy', 'http', 'process'] as const)
    expect(
      altered.some((about) => JSON.stringify(about[part]) !== JSON.stringify(original[part])),
    ).toBe(true)
  const bare = { name: 'bare', policy: { filesystem: { allow: [], writable: false } } }
  const files = Array.from(
    { length: 50 },
    (_, seed) => alteredFrom(bare, randomFrom(seed), 'generated 1').files,
  )
  expect(files.every((each) => each === undefined)).toBe(true)
})

test('smaller cases come to an end at the case that was altered', () => {
  for (const about of altered) {
    let [left, tries] = [about, 0]
    for (let next = smallerCases(left, original)[0]; next; next = smallerCases(left, original)[0]) {
      left = next
      tries += 1
      expect(tries).toBeLessThan(20)
    }
    const { expect: _, ...same } = original
    expect(left).toEqual({ ...same, name: left.name })
  }
})

test('a long text is halved', () => {
  const long = { ...original, files: { ...original.files, 'a.txt': 'x'.repeat(64) } }
  const contents = smallerCases(long, original).map(({ files = {} }) => files['a.txt'])
  expect(contents).toEqual(['one\n', 'x'.repeat(32), 'x'.repeat(32)])
})
