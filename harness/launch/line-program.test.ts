import { afterEach, expect, test } from 'vitest'
import { cleanEnvironment } from './environment.ts'
import { LineProgram } from './line-program.ts'

let program: LineProgram | undefined
afterEach(async () => {
  await program?.close()
  program = undefined
})

const SECOND = 1_000

/** A program that does as the member `do` of each line states. */
const SCRIPT = `
import json, os, sys, time
for line in sys.stdin:
    try:
        message = json.loads(line)
    except ValueError:
        print(json.dumps({"id": None, "error": "no"}), flush=True)
        continue
    what = message.get("do")
    if what == "crash":
        sys.stderr.write("it hurts\\n")
        os._exit(3)
    if what == "hang":
        time.sleep(600)
    if what == "deep":
        print('{"id":%s,"deep":%s%s}' % (message["id"], "[" * 9999, "]" * 9999), flush=True)
        continue
    if what == "greet":
        print('{"ready":true}', flush=True)
        following = json.loads(sys.stdin.readline())
        print(json.dumps({"id": message["id"]}), flush=True)
        message = following
    if what == "grow":
        message["id"] = str(message["id"]) + "x" * 50_000
    if what == "noisy":
        print("noise", flush=True)
    if what == "blank":
        print("\\t\\r", flush=True)
    print("noise" if what == "noise" else json.dumps({"id": message["id"], "pid": os.getpid()}), flush=True)
`

function start(timeouts = {}): LineProgram {
  const command = ['python3', '-S', '-E', '-c', SCRIPT]
  program = new LineProgram({ command, cwd: '.', env: cleanEnvironment() }, timeouts)
  return program
}

test('many lines are open at once, and each gets its own answer', async () => {
  const program = start()
  const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => program.ask({ id: i })))
  const ids = replies.map((reply) => (reply.kind === 'answer' ? reply.message.id : reply.kind))
  expect(ids).toEqual(Array.from({ length: 100 }, (_, i) => i))
})

test('a program that answers a thousand times what it is sent is ended, and what it answered before stays', async () => {
  const program = start({ excessBytes: 120_000 })
  const replies = []
  for (let at = 0; at < 6; at++) replies.push(await program.ask({ do: 'grow' }))
  expect(replies.map(({ kind }) => kind)).toEqual([
    ...['answer', 'answer', 'answer'],
    ...['beyond', 'beyond', 'beyond'],
  ])
  expect(replies.at(-1)).toMatchObject({
    sentence: expect.stringMatching(
      /^150\d\d\d bytes of answers, 1\d{5} more than 16 times their lines$/,
    ),
  })
  expect(program.anomalies).toMatchObject({ starts: 1, leftEarly: 0 })
})

test('a program that makes of many lines no more than is usual goes on', async () => {
  const program = start({ excessBytes: 1_000 })
  const replies = await Promise.all(Array.from({ length: 200 }, () => program.ask({ do: 'it' })))
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['answer']))
})

test('an answer that nests too deep is called that, and no other word for garbage', async () => {
  const sentence = 'it wrote JSON that nests too deep, more than 1000 levels'
  expect(await start().ask({ do: 'deep' })).toEqual({ kind: 'garbage', sentence })
})

test('a crash is blamed on its line alone; the others are answered by another process', async () => {
  const program = start()
  const replies = await Promise.all([
    program.ask({}),
    program.ask({ do: 'crash' }),
    program.ask({}),
    program.ask({}),
  ])
  expect(replies.map(({ kind }) => kind)).toEqual(['answer', 'crashed', 'answer', 'answer'])
  const sentence = 'it ended with status 3; the last it wrote to stderr: it hurts'
  expect(replies[1]).toEqual({ kind: 'crashed', sentence })
})

test('a hang is reported after its time, and the rest goes on', async () => {
  const program = start({ answerMs: SECOND })
  const replies = [await program.ask({}), await program.ask({ do: 'hang' }), await program.ask({})]
  expect(replies.map(({ kind }) => kind)).toEqual(['answer', 'silent', 'answer'])
})

test('a program that hangs often is waited for less, which is not its failure, and then given up', async () => {
  const program = start({ answerMs: SECOND, startMs: 200 * SECOND, failures: 1 })
  const replies = []
  for (let at = 0; at < 13; at++)
    replies.push(await program.ask({}), await program.ask({ do: 'hang' }))
  const kinds = replies.map(({ kind }) => kind)
  expect(kinds.slice(0, 6)).toEqual(['answer', 'silent', 'answer', 'beyond', 'answer', 'beyond'])
  expect(kinds.slice(-4)).toEqual(['beyond', 'beyond', 'beyond', 'beyond'])
  expect(replies[3]).toMatchObject({
    sentence: 'it gave no answer within 0.05 seconds, and is waited for no longer after 2 failures',
  })
})

test('a line that is no JSON object is reported as such', async () => {
  const reply = await start().ask({ do: 'noise' })
  const sentence = 'it wrote a line that is no JSON object: noise'
  expect(reply).toEqual({ kind: 'garbage', sentence })
})

test('a line with noise before its answer does not disturb the lines behind it', async () => {
  const program = start()
  const replies = await Promise.all([
    program.ask({ do: 'noisy' }),
    program.ask({ id: 'x' }),
    program.ask({ id: 'y' }),
  ])
  const ids = replies.map((reply) => (reply.kind === 'answer' ? reply.message.id : reply.kind))
  expect(ids).toEqual(['garbage', 'x', 'y'])
  expect(program.anomalies.unasked).toBe(1)
})

test('what follows a line without an id is no answer to a line that was sent meanwhile', async () => {
  const program = start()
  await program.ask({ id: 1, do: 'greet' })
  const next = await program.ask({ id: 2 })
  expect(next).toMatchObject({ kind: 'answer', message: { id: 2 } })
  expect(program.anomalies.unasked).toBe(1)
})

test('a line of white space answers nothing', async () => {
  const { kind } = await start().ask({ do: 'blank' })
  expect(kind).toBe('answer')
})

test('a line that cannot be read is answered by the next line', async () => {
  const program = start()
  const [bad, good] = [await program.askRaw('{'), await program.ask({ id: 'x' })]
  expect([bad.kind, good.kind]).toEqual(['answer', 'answer'])
})

test('a command that is not there is reported once, for every line', async () => {
  program = new LineProgram({ command: ['./not-there'], cwd: '.', env: {} })
  const replies = await Promise.all([program.ask({}), program.ask({})])
  expect(replies.map(({ kind }) => kind)).toEqual(['not-started', 'not-started'])
})

test('a line that is open when the program is closed, or comes later, waits no longer', async () => {
  const program = start()
  const open = program.ask({ do: 'hang' })
  const behind = program.ask({}, { alone: true })
  await program.close()
  const closed = { kind: 'silent', sentence: 'it was ended before it answered' }
  expect(await Promise.all([open, behind, program.ask({})])).toEqual([closed, closed, closed])
  expect(program.anomalies.starts).toBe(1)
})

test('it ends with its input', async () => {
  const program = start()
  await program.ask({})
  expect(await program.close()).toEqual({ code: 0, signal: null, survivors: [] })
})
