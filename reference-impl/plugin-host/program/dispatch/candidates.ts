import { homedir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { Helping } from '../describe.ts'
import { findIn, PREFIX, pathFolders } from '../find-plugin.ts'

/** A plugin that a command path may select, and where it was found. */
export interface Candidate {
  /** What its file is called behind the prefix, and its settings. */
  id: string
  program: string
  place: 'installed' | 'path'
  /** The words that select it. */
  path: readonly string[]
  /** What it states of itself, if it does. */
  description?: JsonObject
}

/** A plugin for words of the command line, and the arguments behind its path. */
export interface Selected {
  plugin: Candidate
  args: readonly string[]
}

/** What decides which plugin words select. */
export interface Selecting extends Helping {
  pathOf: typeof pathOf
  installed: typeof installedIn
  candidates: typeof candidatesFor
  select: typeof select
}

/** The user's data directory of the host. */
const dataDirectory = (): string =>
  join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share'), 'jp')

/** The directories of installed plugins. @see rfd072 §User Experience */
export const installedIn = (): string[] => [join(dataDirectory(), 'plugins/command')]

/** The command path of a plugin: what it declares, or else its file name. @see rfd072 §Plugin Self-Description */
export function pathOf(id: string, { command }: JsonObject): readonly string[] {
  const isDeclared = Array.isArray(command) && command.length > 0
  return isDeclared ? command.map(String) : id.split('-')
}

/** All plugins that are here, installed ones first; each is asked for its path. */
export async function candidatesFor(selecting: Selecting): Promise<Candidate[]> {
  const found = [
    ...findIn(selecting.installed()).map((each) => ({ ...each, place: 'installed' as const })),
    ...findIn(pathFolders()).map((each) => ({ ...each, place: 'path' as const })),
  ]
  return Promise.all(
    found.map(async ({ file, program, place }) => {
      const id = file.slice(PREFIX.length)
      const description = await selecting.describe(program, selecting)
      const path = selecting.pathOf(id, description ?? {})
      return { ...{ id, program, place, path }, ...(description && { description }) }
    }),
  )
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
