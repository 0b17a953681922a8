import { expect, test } from 'vitest'
import type { Transcript } from '../../harness/transcript.ts'
import { secretsIn, withholdSecrets } from './secrets.ts'

test.each([
  ['GITHUB_TOKEN', 'ghp_0123456789', true],
  ['AWS_SECRET_ACCESS_KEY', 'abcdefghij', true],
  ['db_password', 'correct horse', true],
  ['DATABASE_URL', 'postgres://ada:lovelace@db/x', true],
  ['MONKEY', 'a long value', false],
  ['KEYBOARD', 'a long value', false],
  ['HOMEPAGE', 'https://example.org/a@b:c', false],
  ['API_KEY', 'none', false],
  ['AUTH', 'required', false],
  ['AUTH_MODE', 'interactive', false],
  ['ROOT_PASSWORD', 'swordfish', true],
  ['ROOT_PASSWORD', 'require.', true],
  ['MAX_TOKENS', '10000000', false],
  ['TOKEN_TTL_SECONDS', '31536000', false],
  ['DB_PASSWORD', '12345678', true],
  ['TOKENS', '10000000', true],
  ['MAXIM_TOKEN', '10000000', true],
  ['MAX_TOKEN', 'abc10000000', true],
])('%s=%s is a secret: %s', (name, value, expected) => {
  expect(secretsIn({ [name]: value }).has(name)).toBe(expected)
})

test('withholds a secret wherever a subject puts it, also as JSON spells it', () => {
  const secret = 'one "two"\nthree'
  const line = JSON.stringify({ content: `before ${secret} after` })
  const files = { 'a.txt': { content: secret } }
  const transcript = [
    { event: 'received', at: 1, text: line },
    { event: 'stderr', at: 2, text: `${secret}\n${secret}` },
    { event: 'project-snapshot', at: 3, files },
  ] as unknown as Transcript
  withholdSecrets(transcript, secretsIn({ MY_SECRET: secret }))
  expect(transcript).toEqual([
    { event: 'received', at: 1, text: '{"content":"before [the value of MY_SECRET] after"}' },
    { event: 'stderr', at: 2, text: '[the value of MY_SECRET]\n[the value of MY_SECRET]' },
    {
      event: 'project-snapshot',
      at: 3,
      files: { 'a.txt': { content: '[the value of MY_SECRET]' } },
    },
  ])
})

test.each([
  ['base64', (secret: string) => Buffer.from(secret).toString('base64')],
  ['base64 of a longer text', (secret: string) => btoa(`A=${secret}\n`)],
  ['base64 of another one', (secret: string) => btoa(`AB=${secret}`)],
  ['base64 for addresses', (secret: string) => Buffer.from(secret).toString('base64url')],
  ['hexadecimal', (secret: string) => Buffer.from(secret).toString('hex')],
  ['an address', (secret: string) => encodeURIComponent(secret)],
])('withholds a secret in %s', (_, spelled) => {
  const secret = 'S3cr3t/+~?token=9f8e7d'
  const transcript = [{ event: 'stderr', at: 1, text: `<${spelled(secret)}>` }] as Transcript
  withholdSecrets(transcript, secretsIn({ A_TOKEN: secret }))
  expect(transcript).toEqual([
    {
      event: 'stderr',
      at: 1,
      text: expect.stringMatching(/^<.{0,4}\[the value of A_TOKEN\].{0,4}>$/),
    },
  ])
})

test('walks through values of any depth', () => {
  let deep: unknown = 'long secret'
  for (let level = 0; level < 100_000; level += 1) deep = [deep]
  const transcript = [{ event: 'reply', at: 1, result: deep }] as unknown as Transcript
  withholdSecrets(transcript, secretsIn({ A_KEY: 'long secret' }))
  let found: unknown = (transcript as unknown as [{ result: unknown }])[0].result
  while (Array.isArray(found)) [found] = found
  expect(found).toBe('[the value of A_KEY]')
})
