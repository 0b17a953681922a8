import { expect, test } from 'vitest'
import type { Answer } from '../registry/event.ts'
import { type Attempt, runToEnd } from './one-shot.ts'

const question = (id: string) => ({ id, text: `${id}?`, answer_type: 'Text' })
const asks = (id: string): Attempt => ({ question: question(id), response: { id: 'c', error: id } })
const ends: Attempt = { response: { id: 'c', result: 'done' } }

/** Runs a tool whose attempts end as listed; reports with which answers each was made. */
function run(attempts: readonly Attempt[], ask: (id: string) => Promise<Answer | undefined>) {
  const made: unknown[] = []
  const asked: string[] = []
  const running = runToEnd({
    attempt(answers) {
      made.push(answers)
      return { over: Promise.resolve(attempts[made.length - 1] ?? ends), cancel() {} }
    },
    ask({ id }) {
      asked.push(id)
      return ask(id)
    },
  })
  return { running, made, asked }
}

test('runs again with all answers so far, and responds once', async () => {
  const { running, made, asked } = run([asks('one'), asks('two')], async (id) => ({
    answer: id === 'one' ? true : '7',
  }))
  expect(await running.over).toEqual({ id: 'c', result: 'done' })
  expect(made).toEqual([{}, { one: true }, { one: true, two: '7' }])
  expect(asked).toEqual(['one', 'two'])
})

test.each([
  [{ denied: true } as const],
  [undefined],
])('does not run again when the answer is %j', async (answer) => {
  const { running, made } = run([asks('one')], async () => answer)
  expect(await running.over).toEqual({ id: 'c', error: 'one' })
  expect(made).toHaveLength(1)
})

test('an interrupt while a question is open runs nothing more', async () => {
  const answer = Promise.withResolvers<Answer>()
  const { running, made } = run([asks('one')], () => answer.promise)
  await Promise.resolve()
  running.cancel()
  answer.resolve({ answer: true })
  expect(await running.over).toMatchObject({ cancelled: true })
  expect(made).toHaveLength(1)
})
