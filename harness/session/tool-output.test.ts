import { describe, expect, test } from 'vitest'
import { eventsOf, inShort, runSession, WORDS } from '../fixtures/session.ts'

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
