import { expect, test } from 'vitest'
import { unmatched } from './patterns.ts'
import { problemText } from './problem.ts'
import { readCatalogue } from './spec/catalogue.ts'

const { requirements } = readCatalogue()
const checks = requirements
  .filter(({ role, untestable }) => role === 'tool' && !untestable)
  .map(({ id }) => ({ verifies: id, title: `checks ${id}` }))
const ofHost = requirements.find(({ role }) => role === 'host')?.id ?? ''

test.each([
  ['vfs.framing.one-objet', /did you mean `vfs\.framing\.one-object-per-line`\?/],
  ['vfs.framng.*', /did you mean `vfs\.framing\./],
  ['framing', /did you mean `vfs\.framing\.\*`\?\n {2}\* stands for any text\. Ids/],
  ['vfs.framing', /did you mean `vfs\.framing\.\*`\?/],
  ['vfs', /did you mean `vfs\.\*`\?/],
  ['vfs.a, vfs.b', /\.\n {2}Write the option once for each: --only 'vfs\.a' --only 'vfs\.b'\.\n$/],
  ['nope', /no check matches `--only nope`\.\n.*spec list\n$/],
  [ofHost, /no check matches `--only \S+`: it is a requirement for the role host\.\n$/],
])('%s', (pattern, output) => {
  expect(problemText(unmatched('--only', [pattern], checks, requirements))).toMatch(output)
})

test('what is far from everything is not guessed at', () => {
  const [problem] = unmatched('--only', ['vfs.fs.read.x'], checks, requirements)
  expect(problem?.message).not.toContain('vfs.rpc.call-shape')
})

test('what is there but cannot be checked is reported as that', () => {
  const [first, ...others] = checks
  const [problem] = unmatched('--only', [first?.verifies ?? ''], others, requirements)
  expect(problem?.message).toMatch(/the specification has it, but nothing checks it/)
})
