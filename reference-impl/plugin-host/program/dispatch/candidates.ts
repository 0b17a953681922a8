import { join } from 'node:path'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Helping } from '../describe.ts'
import { findIn, PREFIX, pathFolders } from '../find-plugin.ts'
import { dataDirectory } from './data-directory.ts'
import type { Entry, Registering } from './registry.ts'

/** A plugin that a command path may select, and where it was found. */
export interface Candidate {
  /** What its file is called behind the prefix, and its settings. */
  id: string
  program: string
  place: 'installed' | 'registry' | 'path'
  /** The words that select it. */
  path: readonly string[]
  /** What it states of itself, if it does. */
  description?: JsonObject
  /** What the copy of the registry states of it, if it does. */
  entry?: Entry
}

/** A plugin for words of the command line, and the arguments behind its path. */
export interface Selected {
  plugin: Candidate
  args: readonly string[]
}

/** What decides which plugin words select. */
export interface Selecting extends Helping, Registering {
  byPlace: typeof byPlace
  pathOf: typeof pathOf
  installed: typeof installedIn
  candidates: typeof candidatesFor
  select: typeof select
}

/** The directories of installed plugins. @see rfd072 §User Experience */
export const installedIn = (): string[] => [join(dataDirectory(), 'plugins/command')]

/** The command path of a plugin: what it declares, or else its file name. @see rfd072 §Plugin Self-Description */
export function pathOf(id: string, { command }: JsonObject): readonly string[] {
  const isDeclared = Array.isArray(command) && command.length > 0
  return isDeclared ? command.map(String) : id.split('-')
}

/** All plugins that are here or in the copy of the registry; those that are here are asked for their paths. */
export async function candidatesFor(selecting: Selecting): Promise<Candidate[]> {
  const entries = selecting.entriesIn(selecting.copyOfRegistry(), selecting)
  const here = async (folders: readonly string[], place: Candidate['place']) =>
    Promise.all(
      findIn(folders).map(({ file, program }) =>
        candidateOf({ id: file.slice(PREFIX.length), program, place }, entries, selecting),
      ),
    )
  const installed = await here(selecting.installed(), 'installed')
  const missing = entries
    .filter(({ id }) => !installed.some((each) => each.id === id))
    .map((entry) => listed(entry))
  return selecting.byPlace(installed, missing, await here(pathFolders(), 'path'))
}

/** Installed plugins come first, and those of the PATH last. @see rfd072 §User Experience */
export const byPlace = (
  installed: Candidate[],
  missing: Candidate[],
  found: Candidate[],
): Candidate[] => [...installed, ...missing, ...found]

const listed = (entry: Entry): Candidate => ({
  ...{ id: entry.id, program: '', place: 'registry', path: entry.path, entry },
})

/** A plugin that is here; the path of an installed one that the registry lists is its key. */
async function candidateOf(
  found: Pick<Candidate, 'id' | 'program' | 'place'>,
  entries: readonly Entry[],
  selecting: Selecting,
): Promise<Candidate> {
  const { id, program, place } = found
  const description = await selecting.describe(program, selecting)
  const entry = place === 'installed' ? entries.find((each) => each.id === id) : undefined
  const path = entry?.path ?? selecting.pathOf(id, description ?? {})
  return { ...found, path, ...(description && { description }), ...(entry && { entry }) }
}

/** The plugin with the longest path that the words begin with, the first found of several. */
export function select(
  words: readonly string[],
  candidates: readonly Candidate[],
): Selected | undefined {
  const fitting = candidates.filter(({ path }) => begins(words, path))
  const [plugin] = fitting.toSorted((a, b) => b.path.length - a.path.length)
  return plugin && { plugin, args: words.slice(plugin.path.length) }
}

/** Whether words of the command line begin with a path. */
export const begins = (words: readonly string[], path: readonly string[]): boolean =>
  path.every((word, at) => words[at] === word)
