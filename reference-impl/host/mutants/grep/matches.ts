import type { JsonObject } from '../../../../harness/wire/json.ts'
import { onResult } from '../combinators.ts'
import { instead } from '../requests.ts'

interface Line {
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
  onResult('fs.grep', (result, params) => ({ matches: change(matchesOf(result), params) }))

export const onLines = (change: (lines: Line[], params: JsonObject) => Line[]) =>
  onMatches((matches, params) =>
    matches.map(({ path, lines }) => ({ path, lines: change(lines, params) })),
  )

export const onSearch = (change: (params: JsonObject) => JsonObject) =>
  instead('fs.grep', (params, plainly) => plainly(change(params)))
