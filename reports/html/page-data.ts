import { createHash } from 'node:crypto'
import type { Results } from '../results.ts'
import { type Markup, trusted } from './markup.ts'

/** The conversations as data, one element each, read when a result is opened. */
export function conversations(results: Results, sessions: Map<string, number>): Markup {
  const blocks = [...sessions].map(([name, at]) => {
    const data = inert(JSON.stringify(results.transcripts?.[name] ?? []))
    return `<script type="application/json" id="s${at}">${data}</script>`
  })
  return trusted(blocks.join('\n'))
}

/** The transcripts that results refer to, numbered. */
export function numbered({ results, transcripts = {} }: Results): Map<string, number> {
  const named = results.flatMap(({ transcript }) => transcript ?? [])
  const retained = [...new Set(named)].filter((name) => Object.hasOwn(transcripts, name))
  return new Map(retained.map((name, at) => [name, at]))
}

/** The policy that lets exactly this style and this script act, and nothing load or leave. */
export function policy(style: string, script: string): string {
  const rules = [
    "default-src 'none'",
    `style-src '${hash(style)}'`,
    `script-src '${hash(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ]
  return rules.join('; ')
}

// Neither an element's end nor a comment can start where no such character is left; a direction
// mark cannot turn the page's source around either.
function inert(data: string): string {
  return data.replace(/[<>&\p{C}\p{Zl}\p{Zp}]/gu, (character) =>
    character.split('').map(unit).join(''),
  )
}

function unit(half: string): string {
  return `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
