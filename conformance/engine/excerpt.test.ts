import { describe, expect, test } from 'vitest'
import { bytes, line, note, type Told, transcript } from '../../harness/fixtures/talk.ts'
import { shownTranscript } from './excerpt.ts'

const CUT = `${'x'.repeat(2000)}… (1000000 characters)`

describe('a transcript as a report shows it', () => {
  test('keeps short events as they are', () => {
    const short = transcript({}, line('a'), bytes(0xff))
    expect(shownTranscript(short)).toEqual(short)
  })

  test('cuts long texts and tells their length', () => {
    const [, text, raw, stderr] = shownTranscript(
      transcript(
        {},
        line('x'.repeat(1_000_000)),
        bytes(...Array.from({ length: 100_000 }, () => 0xff)),
        { event: 'stderr', text: 'e'.repeat(1_000_000) } as never,
      ),
    )
    expect(text).toMatchObject({ text: `${'x'.repeat(2000)}… (1000000 characters)` })
    expect(JSON.stringify(raw).length).toBeLessThan(2_200)
    expect(JSON.stringify(stderr).length).toBeLessThan(2_200)
  })

  test('cuts what a probe saw, what a server was asked for and what we noted', () => {
    const long = 'x'.repeat(1_000_000)
    const many = Array.from({ length: 100_000 }, (_, i) => `file ${i}`)
    const web = { method: 'POST', path: `/${long}`, headers: { a: [long] }, rawHeaders: [] }
    const told = [
      { event: 'probe', call: 'c', entry: { line: long, bytes: 1_000_000 } },
      { event: 'probe', call: 'c', entry: { seen: { content: long, size: 1_000_000 } } },
      { event: 'probe', call: 'c', entry: { seen: many } },
      { event: 'web', request: { ...web, body: long, base64: long } },
      note('directory changed', long),
      note('outside', { 'canary.txt': 'short' }),
    ]
    const [, line, seen, list, request, ...notes] = shownTranscript(
      transcript({}, ...(told as Told[])),
    )
    expect(line).toMatchObject({ entry: { line: CUT, bytes: 1_000_000 } })
    expect(seen).toMatchObject({ entry: { seen: { content: CUT, size: 1_000_000 } } })
    expect(JSON.stringify(list).length).toBeLessThan(3_000)
    expect(request).toMatchObject({ request: { body: CUT, headers: { a: [CUT] } } })
    expect(JSON.stringify(request).length).toBeLessThan(12_000)
    expect(notes).toMatchObject([{ data: CUT }, { data: { 'canary.txt': 'short' } }])
  })

  test('leaves out the middle of a long conversation and says how much', () => {
    const events = Array.from({ length: 1_000 }, (_, i) => line(String(i)))
    const shown = shownTranscript(transcript({}, ...events))
    expect(shown).toHaveLength(201)
    expect(shown[0]?.event).toBe('start')
    expect(shown[100]).toMatchObject({ event: 'note', text: 'events left out', data: 801 })
    expect(shown.at(-1)).toMatchObject({ text: '999' })
    const times = shown.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('leaves out the project', () => {
    const [, project] = shownTranscript(transcript({}, note('project', { a: 'secret' })))
    expect(JSON.stringify(project)).not.toContain('secret')
  })

  test('a hostile conversation stays small', () => {
    const hostile = Array.from({ length: 50_000 }, () => line('y'.repeat(3_000)))
    expect(JSON.stringify(shownTranscript(transcript({}, ...hostile))).length).toBeLessThan(500_000)
  })
})
