import { setTimeout as pass } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { eventsOf, inShort, runSession, WORDS } from '../fixtures/session.ts'
import { python } from '../fixtures/subject.ts'

/** A tool that takes three seconds to read an answer of 2 MiB. */
const READS_SLOWLY = `
import json, os, time
os.read(0, 65536)
os.write(1, b'{"jsonrpc":"2.0","id":1,"method":"fs.read","params":{"path":"a.txt"}}\\n')
while not os.read(0, 65536).endswith(b"\\n"): time.sleep(0.1)
os.write(1, b'{"jsonrpc":"2.0","method":"result","params":{"content":"done"}}\\n')`

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
