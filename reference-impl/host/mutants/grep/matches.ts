import type { JsonObject } from '../../../../harness/wire/json.ts'
import { ofMethod } from '../requests.ts'

const { instead, onResult } = ofMethod('fs.grep')

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
  onResult((result, params) => ({ matches: change(matchesOf(result), params) }))

export const onLines = (change: (lines: Line[], params: JsonObject) => Line[]) =>
  onMatches((matches, params) =>
    matches.map(({ path, lines }) => ({ path, lines: change(lines, params) })),
  )

export const onSearch = (change: (params: JsonObject) => JsonObject) =>
  instead((params, plainly) => plainly(change(params)))
