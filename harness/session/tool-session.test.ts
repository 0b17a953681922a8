import { describe, expect, test } from 'vitest'
import { eventsOf, inShort, runSession, WORDS } from '../fixtures/session.ts'
import { gone, python } from '../fixtures/subject.ts'

test('a plain conversation, from its start to the end of the process', async () => {
  const tool = `${WORDS} read -r init
    ask 1 fs.read '{"path":"a.txt"}'
    ask '"two"' fs.write '{"path":"b.txt","content":"B"}'
    result`
  const transcript = await runSession(tool, { files: { 'a.txt': 'hello' } })
  expect(inShort(transcript)).toEqual([
    'start',
    'sent init',
    'received fs.read',
    'sent answer',
    'received fs.write',
    'sent answer',
    'received result',
    'closed stdout',
    'exit 0',
    'project-snapshot',
  ])
  const [init, read, write] = eventsOf(transcript, 'sent').map(({ text = '' }) => JSON.parse(text))
  expect(init.params.protocol_version).toBe('0.1.0')
  expect(read).toEqual({ jsonrpc: '2.0', id: 1, result: { content: 'hello', size: 5 } })
  expect(write.id).toBe('two')
  expect(transcript.at(-1)).toMatchObject({ files: { 'a.txt': 'hello', 'b.txt': 'B' } })
})

test('a conversation is stopped once, for one reason', async () => {
  const tool = `${WORDS} read -r init; ask 1 fs.exists '{"path":"a"}'; ask 2 fs.exists '{"path":"a"}'; sleep 60`
  const transcript = await runSession(tool, {
    maxRequests: 1,
    limits: { idle_ms: 60, cancel_grace_ms: 600 },
  })
  const heard = inShort(transcript)
  expect(heard.filter((event) => event.startsWith('timer'))).toEqual([
    'timer requests',
    'timer cancel-grace',
  ])
  expect(heard.filter((event) => event === 'sent cancel')).toHaveLength(1)
})

describe('cancel', () => {
  const asks = `${WORDS} read -r init; ask 1 fs.exists '{"path":"a"}'`

  test('comes in the same write as an answer', async () => {
    const program = `
import os
os.read(0, 65536)
os.write(1, b'{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{"path":"a"}}\\n')
lines = os.read(0, 65536).count(b'\\n')
os.write(1, b'{"jsonrpc":"2.0","method":"result","params":{"content":"%d"}}\\n' % lines)`
    const transcript = await runSession(python(program), {
      fault: { kind: 'cancel', at: 1, when: 'same-write' },
    })
    expect(inShort(transcript)).toContain('sent cancel')
    expect(eventsOf(transcript, 'received').at(-1)?.text).toContain('"content":"2"')
  })

  test('comes before the answer, which follows all the same', async () => {
    const transcript = await runSession(`${asks}; first=$answer; read -r second; send "$second"`, {
      fault: { kind: 'cancel', at: 1, when: 'before' },
    })
    expect(inShort(transcript).slice(2, 7)).toEqual([
      'received fs.exists',
      'fault-applied',
      'sent cancel',
      'sent answer',
      'received answer',
    ])
  })

  test('comes instead of an answer, and nothing more is sent', async () => {
    const transcript = await runSession(`${asks}; send "$answer"`, {
      fault: { kind: 'cancel', at: 1, when: 'instead' },
    })
    expect(inShort(transcript).slice(2, 6)).toEqual([
      'received fs.exists',
      'fault-applied',
      'sent cancel',
      'received cancel',
    ])
  })

  test('comes after a while when a request is never answered', async () => {
    const transcript = await runSession(asks, { fault: { kind: 'never-answered', at: 1 } })
    const [asked] = eventsOf(transcript, 'received')
    const cancel = eventsOf(transcript, 'sent').at(-1)
    expect(cancel?.text).toContain('cancel')
    expect((cancel?.at ?? 0) - (asked?.at ?? 0)).toBeGreaterThanOrEqual(10 * 20 * 1000 - 2000)
  })
})

test('lines that come late, and only because the end was asked for, are recorded', async () => {
  const tool = `${WORDS} read -r init; read -r cancel; send '{"held":1}'; result`
  const transcript = await runSession(tool, { limits: { startup_ms: 50 } })
  expect(inShort(transcript).slice(2, -1)).toEqual([
    'timer startup',
    'sent cancel',
    'received answer',
    'received result',
    'closed stdout',
    'exit 0',
  ])
})

describe('a stateful tool', () => {
  const TOOL = `${WORDS} read -r init; state running
    while read -r message; do
      case $message in *cancel*) state stopped; exit 0;; esac
      state waiting
    done`

  test('gets its inputs in turn, one after each state, and cancel when none is left', async () => {
    const transcript = await runSession(TOOL, { stateful: true, inputs: [{ a: 1 }, 'two'] })
    expect(inShort(transcript).slice(1, -1)).toEqual([
      'sent init',
      'received state',
      'sent apply',
      'received state',
      'sent apply',
      'received state',
      'sent cancel',
      'received state',
      'closed stdout',
      'exit 0',
    ])
    const inputs = eventsOf(transcript, 'sent').slice(1, 3)
    expect(inputs.map(({ text = '' }) => JSON.parse(text).params.input)).toEqual([{ a: 1 }, 'two'])
  })

  test('gets an input early, while a request is open, and the answer after it', async () => {
    const tool = `${WORDS} read -r init; ask 1 fs.exists '{"path":"a"}'; read -r second; state stopped`
    const transcript = await runSession(tool, {
      stateful: true,
      inputs: [1],
      fault: { kind: 'early-apply', at: 1 },
    })
    expect(inShort(transcript).slice(2, 6)).toEqual([
      'received fs.exists',
      'sent apply',
      'fault-applied',
      'sent answer',
    ])
  })
})

describe('an interrupt', () => {
  test('kills the tool at once, wherever it is', async () => {
    const stop = new AbortController()
    let pid = 0
    const tool = `${WORDS} read -r init; ask 1 process.run "{\\"program\\":\\"x\\",\\"args\\":[\\"$$\\"]}"; sleep 60`
    const transcript = await runSession(tool, {
      interrupt: stop.signal,
      answers: {
        http: () => ({}),
        process(_, [given = '']) {
          pid = Number(given)
          stop.abort()
          return {}
        },
      },
    })
    expect(inShort(transcript)).toContain('interrupted')
    expect(eventsOf(transcript, 'signal')[0]?.reason).toBe('the run was interrupted')
    await gone(pid)
  })

  test('that came before its turn starts nothing', async () => {
    const transcript = await runSession(
      { command: ['jp-no-such-program'], cwd: '/', env: {} },
      { interrupt: AbortSignal.abort() },
    )
    expect(inShort(transcript)).toEqual(['start', 'interrupted'])
  })
})

test('it reports when a conversation goes quiet', async () => {
  let quiet = 0
  await runSession(`${WORDS} read -r init; ask 1 fs.exists '{"path":"a"}'; result`, {
    fault: { kind: 'late-answers' },
    onQuiet: () => {
      quiet += 1
    },
  })
  expect(quiet).toBe(1)
})
