import { describe, expect, test } from 'vitest'
import {
  bytes,
  line,
  noted,
  type Reported,
  transcript,
} from '../../harness/fixtures/transcript-lines.ts'
import { transcriptExcerpt } from './excerpt.ts'

const CUT = `${'x'.repeat(2000)}… (1000000 characters)`

describe('a transcript as a report shows it', () => {
  test('keeps short events as they are', () => {
    const short = transcript({}, line('a'), bytes(0xff))
    expect(transcriptExcerpt(short).events).toEqual(short)
  })

  test('cuts long texts and reports their length', () => {
    const [, text, raw, stderr] = transcriptExcerpt(
      transcript(
        {},
        line('x'.repeat(1_000_000)),
        bytes(...Array.from({ length: 100_000 }, () => 0xff)),
        { event: 'stderr', text: 'e'.repeat(1_000_000) } as never,
      ),
    ).events
    expect(text).toMatchObject({ text: `${'x'.repeat(2000)}… (1000000 characters)` })
    expect(JSON.stringify(raw).length).toBeLessThan(2_200)
    expect(JSON.stringify(stderr).length).toBeLessThan(2_200)
  })

  test('cuts what a probe saw, what a server was asked for and what else happened', () => {
    const long = 'x'.repeat(1_000_000)
    const many = Array.from({ length: 100_000 }, (_, i) => `file ${i}`)
    const web = { method: 'POST', path: `/${long}`, headers: { a: [long] }, rawHeaders: [] }
    const reported = [
      { event: 'probe', call: 'c', entry: { line: long, bytes: 1_000_000 } },
      { event: 'probe', call: 'c', entry: { seen: { content: long, size: 1_000_000 } } },
      { event: 'probe', call: 'c', entry: { seen: many } },
      { event: 'web', request: { ...web, body: long, base64: long } },
      noted('directory-changed', { change: long }),
      noted('outside-snapshot', { files: { 'canary.txt': 'short' } }),
    ]
    const [, line, seen, list, request, ...notes] = transcriptExcerpt(
      transcript({}, ...(reported as Reported[])),
    ).events
    expect(line).toMatchObject({ entry: { line: CUT, bytes: 1_000_000 } })
    expect(seen).toMatchObject({ entry: { seen: { content: CUT, size: 1_000_000 } } })
    expect(JSON.stringify(list).length).toBeLessThan(3_000)
    expect(request).toMatchObject({ request: { body: CUT, headers: { a: [CUT] } } })
    expect(JSON.stringify(request).length).toBeLessThan(12_000)
    expect(notes).toMatchObject([{ change: CUT }, { files: { 'canary.txt': 'short' } }])
  })

  test('leaves out the middle of a long conversation and states how much', () => {
    const events = Array.from({ length: 1_000 }, (_, i) => line(String(i)))
    const shown = transcriptExcerpt(transcript({}, ...events)).events
    expect(shown).toHaveLength(201)
    expect(shown[0]?.event).toBe('start')
    expect(shown[100]).toMatchObject({ event: 'events-omitted', count: 801 })
    expect(shown.at(-1)).toMatchObject({ text: '999' })
    const times = shown.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('shows what is around the events that findings are about, and where they stand', () => {
    const events = Array.from({ length: 1_000 }, (_, i) => line(String(i)))
    const shown = transcriptExcerpt(transcript({}, ...events), [500, 510])
    const at = shown.positionOf(500) ?? -1
    expect(shown.events[at]).toMatchObject({ text: '499' })
    expect(shown.events[at - 13]).toMatchObject({ event: 'events-omitted', count: 388 })
    expect(shown.events[at + 23]).toMatchObject({ event: 'events-omitted', count: 378 })
    expect(shown.positionOf(600)).toBeUndefined()
    expect(shown.positionOf(3)).toBe(3)
  })

  test('leaves out the project', () => {
    const [, project] = transcriptExcerpt(
      transcript({}, noted('project-snapshot', { files: { a: 'secret' } })),
    ).events
    expect(JSON.stringify(project)).not.toContain('secret')
  })

  test('a hostile conversation stays small', () => {
    const hostile = Array.from({ length: 50_000 }, () => line('y'.repeat(3_000)))
    const { events } = transcriptExcerpt(transcript({}, ...hostile))
    expect(JSON.stringify(events).length).toBeLessThan(500_000)
  })
})
