import { fs, run, sh } from '../method-calls.ts'
import type { Requests } from '../scenario-checks.ts'
import { SECRETS, variable } from '../secrets.ts'

/** A value with a sign in it that is no letter of a pattern's, and a place to break it. */
const TOKEN = 'k3y.s3cr3t+canary'

const EIGHT = '8-chars!'

/** As short as a value may be that has to be hidden. */
const FOUR = 'k3y!'

export const REDACTED = '[REDACTED]'

export const [OK, SH, EMPTY, BYTES] = ['OK', 'SHELL', 'EMPTY', 'EIGHT'].map(variable) as [
  string,
  string,
  string,
  string,
]

export const names = {
  ...{ ok: OK, shell: SH, empty: EMPTY, eight: BYTES, no: variable('UNLISTED') },
  ...{ longer: `${OK}_LONGER`, lower: OK.toLowerCase(), header: variable('HEADER') },
}

export const env = {
  [OK]: SECRETS.OTHER,
  [SH]: TOKEN,
  [EMPTY]: '',
  [BYTES]: EIGHT,
  ...Object.fromEntries(
    [names.no, names.longer, names.lower, names.header].map((name) => [name, SECRETS.UNLISTED]),
  ),
}

/** Arguments that a shell would make something else of. */
export const ARGUMENTS = [
  'a b',
  '',
  '*',
  '$HOME',
  '; echo x',
  '"q"',
  "it's",
  'é 😀',
  '-n',
  '--',
  'a b',
  ' padded ',
  'two\nlines',
  '~',
  '`id`',
  'back\\slash',
  '{a,b}',
  '{a,b}',
  '',
]

/** Some text that looks like a value to a careless pattern, and holds none. */
const LIKE_TOKEN = 'k3yXs3cr3ttcanary k3y.s3cr3ttcanary K3Y.S3CR3T+CANARY\n'

export const PLAIN = `${LIKE_TOKEN}${'a line of plain text, [REDACTED] or not\n'.repeat(250)}`

export const FILLER = 'x'.repeat(65_530)

const split = `IFS=+; set -- $${SH}`

/** A variable with a short value, and a program that writes it. */
export const FOURTH = variable('FOUR')
export const shortEnv = { [FOURTH]: FOUR }
export const shortValue: Requests = {
  forwarded: sh(`[ "$${FOURTH}" = '${FOUR}' ] && exit 7; exit 8`, [FOURTH]),
  stdout: sh(`printf '<%s>' "$${FOURTH}"`, [FOURTH]),
}

export const outputs: Requests = {
  output: sh('sleep 0.3; printf out; printf err >&2'),
  lines: sh('printf " out\\r\\n\\n"; printf "err\\n\\n" >&2'),
  apart: sh('printf a; printf 1 >&2; printf b; printf 2 >&2'),
  'status 3': sh('exit 3'),
  'status 127': sh('exit 127'),
  'status 255': sh('exit 255'),
  false: run('false'),
  arguments: run('printf', ['[%s]\\n', ...ARGUMENTS]),
  'working directory': run('cat', ['marker.txt']),
  bytes: run('printf', ['\\377\\376\\000\\001']),
  killed: sh('kill -9 $$'),
  'after killed': run('true'),
}

export const variables: Requests = {
  none: run('env'),
  forwarded: sh(`[ "$${SH}" = '${TOKEN}' ] && exit 7; exit 8`, [SH]),
  'not allowed': run('env', [], [names.no]),
  'allowed before not allowed': run('env', [], [OK, names.no]),
  'one asked for': run('env', [], [OK]),
  both: sh(`[ "$${SH}" = '${TOKEN}' ] && [ "$${BYTES}" = '${EIGHT}' ] && exit 7; exit 8`, [
    SH,
    BYTES,
  ]),
  'an empty one': sh(`[ "\${${EMPTY}-unset}" = '' ] && exit 7; exit 8`, [EMPTY]),
  'names like it': run('env', [], [names.longer, names.lower]),
  'for headers': run('env', [], [names.header]),
  'for another program': run('env', [], [SH]),
  'for this program': sh(`[ -z "$${OK}" ] && exit 7; exit 8`, [OK, SH]),
  assignments: run('env', [], [`${OK}=evil`, `${variable('NEW')}=1`, `${SH}=evil`]),
  'no lists': ['process.run', { program: 'env' }],
  'no envs': ['process.run', { program: 'cat', args: ['marker.txt'] }],
}

export const scrubbing: Requests = {
  stdout: sh(`printf '%s\\n%s-%s\\npre%spost\\n' "$${SH}" "$${SH}" "$${SH}" "$${SH}"`, [SH]),
  stderr: sh(`printf '%s\\n%s-%s\\npre%spost\\n' "$${SH}" "$${SH}" "$${SH}" "$${SH}" >&2`, [SH]),
  eight: sh(`printf '<%s>' "$${BYTES}"; printf '(%s)' "$${BYTES}" >&2`, [BYTES]),
  two: sh(`printf '%s%s' "$${BYTES}" "$${SH}"`, [BYTES, SH]),
  plain: sh('cat plain.txt; cat plain.txt >&2', [SH, BYTES]),
  empty: run('cat', ['plain.txt'], [EMPTY]),
  pieces: sh(`${split}; cat filler.txt; printf '%s+' "$1"; sleep 0.2; printf '%s' "$2"`, [SH]),
}

/** What is no request, one change each; a host that made something of it would leave a file. */
export const wrongs: Record<string, Record<string, unknown>> = {
  'nothing at all': {},
  'no program': { args: [], envs: [] },
  'a number for a program': { program: 1, args: [], envs: [] },
  'a list for a program': { program: ['true'], args: [], envs: [] },
  'args as text': { program: 'sh', args: '-c >wrong-text.txt', envs: [] },
  'a list among the args': { program: 'sh', args: ['-c', ['>wrong-list.txt']], envs: [] },
  'a number among the args': { program: 'sh', args: ['-c', '>wrong-number.txt', 1], envs: [] },
  'envs by name': { program: 'sh', args: ['-c', '>wrong-map.txt'], envs: { A: 'b' } },
  'envs as text': { program: 'sh', args: ['-c', '>wrong-envs.txt'], envs: 'A' },
  'a number among the envs': { program: 'sh', args: ['-c', '>wrong-name.txt'], envs: [1] },
}

export const MISSING = 'jp-conformance-no-such-program'

export const params: Requests = {
  before: run('true'),
  ...Object.fromEntries(
    Object.entries(wrongs).map(([name, each]) => [name, ['process.run', each]]),
  ),
  unstartable: run(MISSING),
  'after unstartable': run('true'),
  control: sh('printf made >control.txt'),
  directory: ['process.run', { program: 'cat', args: ['marker.txt'], envs: [], cwd: '/' }],
}

export const shared: Requests = {
  write: fs.write('written.txt', 'by the tool'),
  copy: sh('cat written.txt >copied.txt; printf changed >marker2.txt'),
  read: fs.read('copied.txt'),
  changed: fs.read('marker2.txt'),
}

export const narrow: Requests = {
  uncovered: sh('printf made >uncovered.txt'),
  'covered args': run('cat', ['marker.txt']),
  'uncovered args': run('cat', ['marker2.txt']),
  'tee uncovered': run('tee', ['teed.txt']),
  'in capitals, the program': run('TRUE'),
  'with a blank, the program': run('true '),
  'a longer program': run('trues'),
  exact: run('printf', ['exact%s']),
  'exact and more': run('printf', ['exact%s', 'more']),
  'open alone': run('printf', ['open']),
  'open and more': run('printf', ['open %s', 'b']),
  'open and two more': run('printf', ['open %s%s', 'b', 'c']),
  'open first': run('env', ['printf', 'first']),
  'open first and more': run('env', ['printf', '%s.', 'a', 'b']),
  'open first alone': run('env', ['printf']),
  'another first': run('env', ['true', 'printf']),
  'longer first': run('printf', ['open %s!', 'b']),
  'no arguments': run('env', []),
  'as listed': run('printf', ['%s:%s:%s', 'a', 'b', 'c']),
  'second differs': run('printf', ['%s:%s:%s', 'x', 'b', 'c']),
  'third differs': run('printf', ['%s:%s:%s', 'a', 'x', 'c']),
  'last differs': run('printf', ['%s:%s:%s', 'a', 'b', 'x']),
  'last missing': run('printf', ['%s:%s:%s', 'a', 'b']),
  'in capitals': run('printf', ['%s:%s:%s', 'a', 'B', 'c']),
  'with a blank': run('printf', ['%s:%s:%s', 'a', 'b', 'c ']),
  'stars inside': run('printf', ['%s<%s>%s', 'a', '**', 'c']),
  'for stars inside': run('printf', ['%s<%s>%s', 'a', 'b', 'c']),
  'a star': run('printf', ['%s-', '*']),
  'for a star': run('printf', ['%s-', 'b']),
  'any: none': run('true', []),
  'any: some': run('true', ['x', '--y', '**']),
}

export const MADE = 'printf "#!/bin/sh\\nprintf decoy\\n" >true; chmod +x true'
