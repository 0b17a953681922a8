import { setTimeout as pass } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { eventsOf, inShort, runSession, WORDS } from '../fixtures/session.ts'
import { gone, python } from '../fixtures/subject.ts'

/** A tool that takes three seconds to read an answer of 2 MiB. */
const READS_SLOWLY = `
import json, os, time
os.read(0, 65536)
os.write(1, b'{"jsonrpc":"2.0","id":1,"method":"fs.read","params":{"path":"a.txt"}}\\n')
while not os.read(0, 65536).endswith(b"\\n"): time.sleep(0.1)
os.write(1, b'{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}\\n')`

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

describe('deadlines', () => {
  test('startup: a tool that writes nothing is cancelled, then ended', async () => {
    const transcript = await runSession('read -r init; sleep 60', {
      limits: { startup_ms: 60, cancel_grace_ms: 60 },
    })
    expect(inShort(transcript).slice(1, -1)).toEqual([
      'sent init',
      'timer startup',
      'sent cancel',
      'closed stdin',
      'timer cancel-grace',
      'signal SIGTERM',
      'closed stdout',
      'exit SIGTERM',
    ])
    expect(eventsOf(transcript, 'signal')[0]?.reason).toBe('no line came')
  })

  test('idle: counts from the last event, so that a slow conversation is none', {
    retry: 2,
  }, async () => {
    const tool = `${WORDS} read -r init
      for i in 1 2 3 4; do sleep 0.3; ask $i fs.exists '{"path":"a"}'; done
      sleep 60`
    const transcript = await runSession(tool, { limits: { idle_ms: 1000, cancel_grace_ms: 20 } })
    const heard = inShort(transcript)
    expect(heard.filter((event) => event === 'received fs.exists')).toHaveLength(4)
    expect(heard.slice(heard.indexOf('timer idle'))).toEqual([
      'timer idle',
      'sent cancel',
      'closed stdin',
      'timer cancel-grace',
      'signal SIGTERM',
      'closed stdout',
      'exit SIGTERM',
      'project-snapshot',
    ])
    const [answered] = eventsOf(transcript, 'sent').slice(4)
    const [idle] = eventsOf(transcript, 'timer')
    expect((idle?.at ?? 0) - (answered?.at ?? 0)).toBeGreaterThanOrEqual(990_000)
  })

  test('idle: counts from every piece of a long answer that the tool reads', {
    retry: 2,
  }, async () => {
    const transcript = await runSession(python(READS_SLOWLY), {
      files: { 'a.txt': 'x'.repeat(2 * 1024 * 1024) },
      limits: { idle_ms: 1_000 },
    })
    expect(inShort(transcript)).toContain('received result')
    expect(eventsOf(transcript, 'timer')).toEqual([])
  })

  test('exit: the process stays after its final notification', async () => {
    const transcript = await runSession(`${WORDS} read -r init; result; sleep 60`, {
      limits: { exit_ms: 50 },
    })
    expect(inShort(transcript).slice(2, -2)).toEqual([
      'received result',
      'timer exit',
      'signal SIGTERM',
      'closed stdout',
    ])
  })

  test('exit: counts after the state stopped as well', async () => {
    const tool = `${WORDS} read -r init; state stopped; sleep 60`
    const transcript = await runSession(tool, { stateful: true, limits: { exit_ms: 50 } })
    expect(inShort(transcript)).not.toContain('sent cancel')
    expect(inShort(transcript)).toContain('timer exit')
  })

  test('cancel-grace and term-grace: a tool that ignores cancel and SIGTERM is killed', async () => {
    const tool = `${WORDS} trap '' TERM; read -r init; state waiting; while :; do sleep 0.01; done`
    const transcript = await runSession(tool, {
      stateful: true,
      limits: { cancel_grace_ms: 50, term_grace_ms: 50 },
    })
    expect(inShort(transcript).slice(2, -1)).toEqual([
      'received state',
      'sent cancel',
      'timer cancel-grace',
      'signal SIGTERM',
      'timer term-grace',
      'signal SIGKILL',
      'closed stdout',
      'exit SIGKILL',
    ])
  })

  test('end-of-input: a tool that goes on waiting is ended', async () => {
    const tool = `${WORDS} read -r init; ask 1 fs.exists '{"path":"a"}'; sleep 60`
    const transcript = await runSession(tool, {
      fault: { kind: 'end-of-input', at: 1 },
      limits: { idle_ms: 50 },
    })
    expect(inShort(transcript).slice(2, -1)).toEqual([
      'received fs.exists',
      'fault-applied',
      'closed stdin',
      'timer end-of-input',
      'signal SIGTERM',
      'closed stdout',
      'exit SIGTERM',
    ])
  })

  test('end-of-input: a tool that has written nothing yet has the time to start, too', async () => {
    const transcript = await runSession('read -r init; read -r more; sleep 0.3; exit 5', {
      fault: { kind: 'end-of-input', at: 0 },
      limits: { idle_ms: 1, startup_ms: 50_000 },
    })
    expect(inShort(transcript)).toContain('exit 5')
    expect(eventsOf(transcript, 'timer')).toEqual([])
  })

  test('session: a conversation that goes on and on is ended', async () => {
    const tool = `${WORDS} read -r init; i=0
      while :; do i=$((i + 1)); ask $i fs.exists '{"path":"a"}'; sleep 0.01; done`
    const transcript = await runSession(tool, {
      maxRequests: Number.POSITIVE_INFINITY,
      limits: { session_ms: 300, cancel_grace_ms: 20 },
    })
    const heard = inShort(transcript)
    expect(heard.indexOf('timer session')).toBeGreaterThan(0)
    expect(heard).toContain('sent cancel')
    expect(heard).toContain('exit SIGTERM')
  })

  test('none expires once the process has ended', async () => {
    const before = await timers()
    const transcript = await runSession('read -r init; exit 0', { limits: { idle_ms: 1 } })
    expect(eventsOf(transcript, 'timer')).toEqual([])
    expect(await timers()).toBeLessThanOrEqual(before)
  })
})

describe('a tool without end', () => {
  test('that floods is killed, and what it began is kept', async () => {
    const before = await timers()
    const transcript = await runSession(
      `read -r init; while :; do printf '%s' 'xxxxxxxxxxxxxxxx'; done`,
      {
        maxBytes: 100_000,
        limits: { idle_ms: 60_000 },
      },
    )
    expect(inShort(transcript).slice(2)).toEqual([
      'timer flood',
      'signal SIGKILL',
      'received ?',
      'exit null',
      'project-snapshot',
    ])
    expect(await timers()).toBeLessThanOrEqual(before)
  })

  test('that writes line after line is killed after as many as are kept', async () => {
    const transcript = await runSession(`read -r init; while :; do echo '{}'; done`, {
      maxLines: 500,
    })
    expect(eventsOf(transcript, 'received')).toHaveLength(500)
    expect(eventsOf(transcript, 'timer')).toMatchObject([{ name: 'flood', after: '500 lines' }])
    expect(eventsOf(transcript, 'exit')).toHaveLength(1)
  })

  test('that asks and asks without taking an answer is killed before we drown in them', async () => {
    const asks = `read -r init; while :; do echo '{"jsonrpc":"2.0","id":1,"method":"fs.read","params":{"path":"a"}}'; done`
    const transcript = await runSession(asks, {
      files: { a: 'x'.repeat(100_000) },
      maxBytes: 500_000,
    })
    expect(eventsOf(transcript, 'sent')).toHaveLength(11)
    expect(eventsOf(transcript, 'timer')).toMatchObject([{ after: '1000000 bytes of answers' }])
    expect(eventsOf(transcript, 'signal')).toMatchObject([{ reason: 'the tool asked without end' }])
  })

  test('that repeats its requests is cancelled and heard no more', async () => {
    const tool = `${WORDS} read -r init; while :; do ask 1 fs.exists '{"path":"a"}'; done`
    const transcript = await runSession(tool, { maxRequests: 5, limits: { cancel_grace_ms: 50 } })
    expect(eventsOf(transcript, 'timer')).toMatchObject([
      { name: 'requests', ms: 0, after: '5 requests' },
      { name: 'cancel-grace', ms: 25 },
    ])
    expect(inShort(transcript).filter((event) => event === 'sent answer')).toHaveLength(5)
  })
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

describe('output', () => {
  test('half a last line is kept, and distinguished from a whole one', async () => {
    const transcript = await runSession(`read -r init; printf '{"a":1}\\n{"b'`)
    expect(eventsOf(transcript, 'received')).toMatchObject([
      { text: '{"a":1}', ending: 'lf' },
      { text: '{"b', ending: 'none' },
    ])
  })

  test('a line that is no UTF-8 is kept as base64', async () => {
    const transcript = await runSession(`read -r init; printf 'caf\\351\\n'`)
    const [line] = eventsOf(transcript, 'received')
    expect(line).toMatchObject({ base64: Buffer.from('caf\xe9', 'latin1').toString('base64') })
    expect(line).not.toHaveProperty('text')
  })

  test('a flood of stderr is bounded, and holds nothing up', async () => {
    const transcript = await runSession(
      `${WORDS} read -r init; head -c 4000000 /dev/zero | tr '\\0' e >&2; result`,
    )
    const errors = eventsOf(transcript, 'stderr')
    expect(errors.map(({ text }) => text).join('').length).toBeLessThan(400_000)
    expect(errors.at(-1)?.cut).toBe(true)
    expect(inShort(transcript)).toContain('received result')
  })

  test('what stands in the pipe when the process ends is still read', async () => {
    const transcript = await runSession(
      `${WORDS} read -r init; for i in 1 2 3 4 5 6 7 8 9; do send '{}'; done; kill -KILL $$`,
    )
    expect(eventsOf(transcript, 'received')).toHaveLength(9)
    expect(inShort(transcript)).toContain('exit SIGKILL')
  })

  test('an orphan that holds the output open is killed and named, and nobody waits for it', async () => {
    const transcript = await runSession(`${WORDS} read -r init; sleep 60 & result; exit 0`)
    const [exit] = eventsOf(transcript, 'exit')
    expect(exit?.code).toBe(0)
    expect(exit?.survivors).toHaveLength(1)
    expect(inShort(transcript)).not.toContain('closed stdout')
  })

  test('a tool that closes its output is heard to its end', async () => {
    const transcript = await runSession(`${WORDS} read -r init; result; exec 1>&-; exit 4`)
    expect(inShort(transcript).slice(2, -1)).toEqual(['received result', 'closed stdout', 'exit 4'])
  })
})

test('a tool that closes its input is reported, and goes on', async () => {
  const tool = `${WORDS} read -r init; exec 0<&-; send '{"jsonrpc":"2.0","id":1,"method":"fs.exists","params":{"path":"a"}}'; read -r x; result`
  const transcript = await runSession(tool)
  expect(inShort(transcript)).toContain('input-refused')
  expect(inShort(transcript)).toContain('received result')
})

test('a command that cannot be started is reported', async () => {
  const transcript = await runSession({ command: ['jp-no-such-program'], cwd: '/', env: {} })
  expect(inShort(transcript).slice(1)).toEqual([
    'sent init',
    'start-failed',
    'exit null',
    'project-snapshot',
  ])
})

test('init waits for its turn', async () => {
  const transcript = await runSession(`${WORDS} read -r init; result`, {
    fault: { kind: 'late-init' },
  })
  expect(inShort(transcript).slice(1, 4)).toEqual(['sent init', 'fault-applied', 'received result'])
  expect(eventsOf(transcript, 'sent')[0]?.at).toBeGreaterThanOrEqual(3 * 20 * 1000 - 2000)
})

test('messages arrive whole when they are cut in pieces', async () => {
  const transcript = await runSession(
    `${WORDS} read -r init; ask 1 fs.exists '{"path":"a"}'; result`,
    {
      fault: { kind: 'bytewise' },
    },
  )
  const [init, answer] = eventsOf(transcript, 'sent')
  expect(init?.note).toBe(`in ${(init?.text?.length ?? 0) + 1} pieces`)
  expect(answer?.note).toMatch(/in \d+ pieces/)
  expect(inShort(transcript)).toContain('received result')
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

/** How many timers stay: those of the test runner come and go. */
async function timers(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < 10; look++) {
    await pass(20)
    const all = process.getActiveResourcesInfo().filter((name) => name === 'Timeout')
    least = Math.min(least, all.length)
  }
  return least
}
