import { expect, test } from 'vitest'
import { shell, start } from '../fixtures/subject.ts'
import { cleanEnvironment } from './environment.ts'

test('a secret in our environment never reaches the subject', async () => {
  const names = ['AWS_SECRET_ACCESS_KEY', 'GITHUB_TOKEN', 'NODE_OPTIONS', 'LD_PRELOAD', 'LC_ALL']
  const before = names.map((name) => process.env[name])
  try {
    for (const name of names) process.env[name] = 'hush-hush'
    const { subject, ended, stdout } = start({
      ...shell('env'),
      env: cleanEnvironment({ MINE: 'yes' }),
    })
    await ended
    subject.release()
    expect(stdout()).not.toContain('hush-hush')
    expect(stdout()).toContain('MINE=yes\n')
    expect(stdout()).toContain('LANG=C.UTF-8\n')
  } finally {
    names.forEach((name, i) => {
      if (before[i] === undefined) delete process.env[name]
      else process.env[name] = before[i]
    })
  }
})

test('what a program needs to start is passed on, and what is asked for wins', () => {
  expect(cleanEnvironment().PATH).toBe(process.env.PATH)
  expect(cleanEnvironment().NODE_COMPILE_CACHE).toBe(process.env.NODE_COMPILE_CACHE)
  expect(cleanEnvironment({ LANG: 'C', PATH: '/bin' })).toMatchObject({ LANG: 'C', PATH: '/bin' })
})

test('a variable that we lack is left out, not empty', () => {
  expect(Object.values(cleanEnvironment())).not.toContain(undefined)
})
