import { commandNames } from '../../cli/commands.ts'
import { suites } from '../../conformance/suite-list.ts'

/** A command line of the installed package. */
export interface Command {
  /** `DIRECTORY/*` stands for the files that are there by then. */
  words: string[]
  /** What stdout must contain. */
  prints?: string
  /** The status that it must end with; 0 when it is not given. */
  status?: number
}

const REQUIREMENT = 'vfs.framing.one-object-per-line'
const FORMATS = ['terminal', 'json', 'junit', 'markdown', 'html']
const roles = suites.map(({ role }) => role)

/** Those that need no other's result. */
const plain: Command[] = [
  { words: ['--version'] },
  { words: ['--help'], prints: 'Exit status' },
  ...commandNames().map((name) => ({
    words: [name, '--help'],
    prints: `jp-conformance ${name}`,
  })),
  ...roles.map((role) => ({ words: ['init', role, '--output', `${role}.yaml`] })),
  { words: ['examples'], prints: 'python' },
  { words: ['spec', 'list'], prints: REQUIREMENT },
  { words: ['spec', 'show', REQUIREMENT], prints: 'rfd-d11' },
  { words: ['spec', 'trace', REQUIREMENT], prints: 'vfs.framing.leaves-last-line-open' },
  { words: ['fixtures', 'messages'], prints: 'invalid messages in messages' },
  { words: ['spec', 'export', 'openrpc'], prints: '"openrpc"' },
  { words: ['spec', 'export', 'asyncapi'], prints: '"asyncapi"' },
  { words: ['spec', 'export', 'json-schema'], prints: '"vfs/fs.read"' },
  { words: ['spec', 'export', 'markdown'], prints: '# The specification' },
]

const SCALE = ['--time-scale', process.env.JP_TIME_SCALE ?? '1']

/** Certifies a reference program, all of it or some areas. */
function certify(role: string, program: string[], only: string[], ...options: string[]): Command {
  const areas = only.flatMap((pattern) => ['--only', pattern])
  const subject = ['--', 'jp-conformance', 'reference', ...program]
  return {
    words: [role, '--quiet', ...SCALE, ...areas, ...options, ...subject],
    prints: '✓ Conformant',
  }
}

/** Tries a few generated sessions with a reference program. */
function fuzz(role: string, program: string[], ...options: string[]): Command {
  const { words, ...ends } = certify(role, program, [], '--runs', '8', ...options)
  return { words: ['fuzz', ...words], ...ends }
}

const TOOL = ['--config', 'reference.yaml']

const MUTANT = ['--mutant', 'vfs.framing.leaves-last-line-open']

const TIDY = ['reference', 'host', 'run', '--arguments', '{"command":"tidy","paths":[]}', '--']

/** A host runs its tool behind a tap, whose recording is judged from both sides. */
const tapped: Command[] = [
  {
    words: [
      ...[...TIDY, 'jp-conformance', 'tap', '--quiet', '--record', 'tapped.ndjson'],
      ...['--', 'jp-conformance', 'reference', 'tool'],
    ],
  },
  { words: ['judge', '--quiet', 'tapped.ndjson'], prints: '✓ Conformant' },
  { words: ['judge', '--quiet', '--as', 'host', 'tapped.ndjson'], prints: '✓ Conformant' },
]

/** A failure is saved, and played again with the program that has it, and with one that has not. */
const replayed: Command[] = [
  {
    ...certify('tool', ['tool', ...MUTANT], [REQUIREMENT], ...TOOL, '--report', 'json=failed.json'),
    prints: '✗ Not conformant',
    status: 1,
  },
  { words: ['replay', 'failed.json', REQUIREMENT], prints: 'is still failing', status: 1 },
  {
    words: ['replay', 'failed.json', REQUIREMENT, '--', 'jp-conformance', 'reference', 'tool'],
    prints: 'is fixed',
  },
]

const shard = (part: number) =>
  certify(
    'tool',
    ['tool'],
    ['vfs.framing.*'],
    ...[...TOOL, '--shard', `${part}/2`, '--report', `json=part-${part}.json`],
  )

/**
 * Every command and every reference program. The newest Node certifies these whole; the oldest in the areas whose
 * programs use most of what a Node brings.
 */
export function commandsOf({ whole }: { whole: boolean }): Command[] {
  const only = (...areas: string[]) => (whole ? [] : areas)
  const record = ['--transcripts', 'transcripts', '--report', 'json=tool.json']
  return [
    ...plain,
    certify('tool', ['tool'], only('vfs.framing.*', 'vfs.init.*'), ...TOOL, ...record),
    { words: ['judge', '--quiet', 'transcripts/*'], prints: 'required' },
    ...FORMATS.map((format) => ({ words: ['report', format, 'tool.json'] })),
    ...replayed,
    { words: ['report', 'compare', 'tool.json', 'tool.json'] },
    shard(1),
    shard(2),
    { words: ['report', 'merge', 'part-1.json', 'part-2.json', '--output', 'merged.json'] },
    certify('flattener', ['flattener'], only('flattener.conformity.*')),
    { words: ['plugin', '--quiet', ...SCALE, '--', 'jp-conformance'], prints: '✓ Conformant' },
    certify('host', ['host', 'driver'], only('vfs.http.*', 'vfs.process.*', 'vfs.grep.*')),
    { words: [...TIDY, 'jp-conformance', 'reference', 'tool'] },
    ...tapped,
    fuzz('tool', ['tool'], ...TOOL),
    fuzz('host', ['host', 'driver']),
    fuzz('plugin', ['plugin']),
    fuzz('flattener', ['flattener']),
    fuzz('plugin-host', ['plugin-host', '{plugin}']),
  ]
}

/** The reference host where nothing but the package is, in the areas whose sessions need most of a machine. */
export const hostAlone = (): Command =>
  certify(
    'host',
    ['host', 'driver'],
    ['vfs.http.*', 'vfs.process.*', 'vfs.sandbox.*', 'vfs.grep.*'],
  )
