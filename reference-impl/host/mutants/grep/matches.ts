import type { JsonObject } from '../../../../harness/wire/json.ts'
import { answered } from '../../service.ts'
import { isResult, type Other, ofMethod } from '../requests.ts'

const { instead, onParams, onResult } = ofMethod('fs.grep')

export interface Line {
  line_number: number
  content: string
  is_match: boolean
}

interface Match {
  path: string
  lines: Line[]
}

export const matchesOf = ({ matches }: JsonObject) => matches as Match[]

export const onMatches = (change: (matches: Match[], params: JsonObject) => unknown[]) =>
  onResult((result, params) => ({ matches: change(matchesOf(result), params) }))

export const onLines = (change: (lines: Line[], params: JsonObject) => Line[]) =>
  onMatches((matches, params) =>
    matches.map(({ path, lines }) => ({ path, lines: change(lines, params) })),
  )

export const onSearch = (change: (params: JsonObject) => JsonObject) =>
  instead((params, plainly) => plainly(change(params)))

/** Leaves files out. */
export const keeping = (fits: (path: string, params: JsonObject) => boolean) =>
  onMatches((matches, params) => matches.filter(({ path }) => fits(path, params)))

/** Changes the lines of each file that are shown, and the files that have some. */
export const onFiles = (
  change: (match: Match, other: Other, params: JsonObject) => Line[] | Promise<Line[]>,
) =>
  instead(async (params, plainly, other) => {
    const answer = await plainly(params)
    if (!isResult(answer)) return answer
    const files = matchesOf(answer.result).map(async (match) => ({
      path: match.path,
      lines: await change(match, other, params),
    }))
    return answered({ matches: (await Promise.all(files)).filter(({ lines }) => lines.length > 0) })
  })

/** Changes the text of each line. */
export const onContents = (change: (content: string, line: Line) => unknown) =>
  onLines((lines) =>
    lines.map((line) => ({ ...line, content: change(line.content, line) as string })),
  )

/** Searches more than is asked for and keeps the files that fit. */
export const filtered = (
  member: 'paths' | 'extensions',
  fits: (path: string, texts: string[]) => boolean,
) =>
  instead(async (params, plainly) => {
    const { [member]: texts, ...rest } = params
    const answer = await plainly(rest)
    if (!Array.isArray(texts) || !isResult(answer)) return answer
    return answered({
      matches: matchesOf(answer.result).filter(({ path }) => fits(path, texts.map(String))),
    })
  })

/** Takes other entries for those of a list, before anything is looked at or once they have been. */
export const onEntriesOf = (
  member: 'paths' | 'extensions',
  change: (all: unknown[]) => unknown[],
) => onSearch((params) => listChanged(params, member, change))

export const onRawEntriesOf = (
  member: 'paths' | 'extensions',
  change: (all: unknown[]) => unknown[],
) => onParams((params) => listChanged(params, member, change))

function listChanged(
  params: JsonObject,
  member: 'paths' | 'extensions',
  change: (all: unknown[]) => unknown[],
): JsonObject {
  const { [member]: all, ...rest } = params
  return Array.isArray(all) ? { ...rest, [member]: change(all) as string[] } : params
}

/** A search for another pattern. */
export const onPattern = (change: (pattern: string) => string) =>
  onSearch(({ pattern, ...params }) => ({ ...params, pattern: change(String(pattern)) }))

/** A search with another context, where one is asked for. */
export const onContext = (change: (context: unknown) => unknown) =>
  onSearch((params) =>
    'context' in params ? { ...params, context: change(params.context) as number } : params,
  )

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
