import { fits } from '../conformance/engine/selection.ts'
import { areaOf } from '../reports/verdicts.ts'
import type { CatalogueRequirement } from '../spec/generated/catalogue.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'

/** What a pattern may name: the requirement that a check verifies, or the title of the check. */
export interface Nameable {
  verifies: string
  title: string
}

/** Patterns that name no check at all: each with the id that comes close, or with whose requirement it is. */
export function unmatched(
  option: string,
  patterns: readonly string[],
  checks: readonly Nameable[],
  requirements: readonly CatalogueRequirement[],
): Problem[] {
  const missing = patterns.filter((pattern) => !checks.some((check) => fits(pattern, check)))
  return missing.map((pattern) => {
    const message = `no check matches \`${option} ${pattern}\``
    const owner = ownerOf(pattern, checks, requirements)
    if (owner !== undefined) return { message: `${message}: ${owner}.` }
    if (pattern.includes(',')) return { message: `${message}.`, hint: severalOf(option, pattern) }
    const meant = meantBy(pattern, checks)
    if (meant === undefined) return { message: `${message}.`, hint: `${STAR} ${IDS}` }
    const hint = meant.endsWith('*')
      ? `* stands for any text. ${IDS}`
      : `* stands for any text: ${option} '${areaOf(meant)}.*'. ${IDS}`
    return { message: `${message}; did you mean \`${meant}\`?`, hint }
  })
}

/** How several patterns are stated: the option is repeated. */
const severalOf = (option: string, list: string) =>
  `Write the option once for each: ${list
    .split(',')
    .map((each) => `${option} '${each.trim()}'`)
    .join(' ')}.`

/** The area or protocol that a word is the name of, as a pattern: `vfs`, `vfs.framing` and `framing` are. */
function areaNamed(word: string, ids: readonly string[]): string | undefined {
  const areas = [...new Set(ids.map(areaOf))]
  const named = areas.filter((area) => area === word || area.endsWith(`.${word}`))
  if (named.length === 1) return `${named[0]}.*`
  return areas.some((area) => area.startsWith(`${word}.`)) ? `${word}.*` : undefined
}

/** The id that comes close, or for a pattern the area. */
function meantBy(pattern: string, checks: readonly Nameable[]): string | undefined {
  const ids = checks.map(({ verifies }) => verifies)
  if (!pattern.includes('*')) return areaNamed(pattern, ids) ?? nearest(pattern, ids)
  const area = nearest(pattern.replace(/\.?\*.*/, ''), new Set(ids.map(areaOf)))
  return area === undefined ? undefined : `${area}.*`
}

const STAR = 'A pattern names requirements or titles of checks; * stands for any text.'
const IDS = 'Ids: jp-conformance spec list'

/** Whose the requirements are that a pattern names, when they are those of others. */
function ownerOf(
  pattern: string,
  checks: readonly Nameable[],
  requirements: readonly CatalogueRequirement[],
): string | undefined {
  const verified = new Set(checks.map(({ verifies }) => verifies))
  const ours = new Set(requirements.filter(({ id }) => verified.has(id)).map(({ role }) => role))
  const named = requirements.filter(({ id }) => fits(pattern, { verifies: id, title: id }))
  if (named.length === 0) return undefined
  const others = new Set(named.map(({ role }) => role).filter((role) => !ours.has(role)))
  return others.size > 0
    ? `it is a requirement for the role${others.size > 1 ? 's' : ''} ${[...others].join(' and ')}`
    : 'the specification has it, but nothing checks it'
}
