import { fs, run, sh } from '../method-calls.ts'
import type { Requests } from '../scenario-checks.ts'
import { SECRETS, variable } from '../secrets.ts'
import { ARGUMENTS } from './arguments.ts'

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

const [WIDE, QUOTED, LINES, SPELT, LONG] = ['WIDE', 'QUOTED', 'LINES', 'SPELT', 'LONG'].map(
  variable,
) as [string, string, string, string, string]

/** A value that another one begins with. */
const [INNER, OUTER] = ['INNER', 'OUTER'].map(variable) as [string, string]

/** Values with what is easily lost on the way: blanks at the ends, what follows a line feed, quotation marks, letters, spellings. */
export const SHELL_VALUES = {
  [WIDE]: ' "a=b"\n\tnaïve ',
  [QUOTED]: '"quoted"',
  [SPELT]: '$HOME `id` \\n %HOME% #1',
  [LONG]: 'long '.repeat(400).trim(),
  [LINES]: 'first-line\nsecond-line',
  [INNER]: 'inner-4712',
  [OUTER]: 'inner-4712-outer',
}

export const names = {
  ...{ ok: OK, shell: SH, empty: EMPTY, eight: BYTES, no: variable('UNLISTED') },
  ...{ longer: `${OK}_LONGER`, lower: OK.toLowerCase(), header: variable('HEADER') },
  ...{ shorter: OK.slice(0, -1), behind: `MY_${OK}` },
}

/** Names that are nearly that of a variable which the program may have. */
export const UNGRANTED = [names.longer, names.lower, names.shorter, names.behind]

export const env = {
  [OK]: SECRETS.OTHER,
  [SH]: TOKEN,
  [EMPTY]: '',
  [BYTES]: EIGHT,
  ...SHELL_VALUES,
  ...Object.fromEntries(
    [...UNGRANTED, names.no, names.header].map((name) => [name, SECRETS.UNLISTED]),
  ),
}

/** Output with what a careless reader leaves out or makes something else of. */
export const SIGNS = '\ufeffe\u0301 \u001b[0m\0 1%\r2%\b\t\u00a0 end'

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
  'line ends': sh('printf " out\\r\\n\\n"; printf " err\\r\\n\\n" >&2'),
  apart: sh('printf a; printf 1 >&2; printf b; printf 2 >&2'),
  signs: run('cat', ['signs.txt']),
  'signs on stderr': sh('cat signs.txt >&2'),
  'closed early': sh('printf out; exec >&-; sleep 0.2; printf late >&2; exit 3'),
  failing: sh('printf out; printf err >&2; exit 4'),
  'status 2': sh('exit 2'),
  'status 3': sh('exit 3'),
  'status 126': sh('exit 126'),
  'status 127': sh('exit 127'),
  'status 137': sh('exit 137'),
  'status 255': sh('exit 255'),
  false: run('false'),
  arguments: run('printf', ['[%s]\\n', ...ARGUMENTS]),
  'working directory': run('cat', ['marker.txt']),
  bytes: run('printf', ['\\377\\376\\000\\001']),
  'bytes of stderr': sh("printf '\\377\\376' >&2"),
  killed: sh('kill -9 $$'),
  'killed by SIGTERM': sh('kill -TERM $$'),
  'after killed': run('true'),
}

/** A program that ends with 7 where it has the variable's whole value. */
const sees = (name: string) =>
  sh(`[ "$${name}" = '${SHELL_VALUES[name]}' ] && exit 7; exit 8`, [name])

export const variables: Requests = {
  none: run('env'),
  forwarded: sh(`[ "$${SH}" = '${TOKEN}' ] && exit 7; exit 8`, [SH]),
  'not allowed': run('env', [], [names.no]),
  'allowed before not allowed': run('env', [], [OK, names.no]),
  'not allowed before allowed': run('env', [], [names.no, OK]),
  'one asked for': run('env', [], [OK]),
  'two asked for': run('env', [], [OK, EMPTY]),
  several: sh(
    `[ "$${SH}" = '${TOKEN}' ] && [ "$${BYTES}" = '${EIGHT}' ] && [ -n "$${OUTER}" ] && exit 7; exit 8`,
    [SH, BYTES, OUTER],
  ),
  wide: sees(WIDE),
  quoted: sees(QUOTED),
  spelt: sees(SPELT),
  long: sees(LONG),
  'an empty one': sh(`[ "\${${EMPTY}-unset}" = '' ] && exit 7; exit 8`, [EMPTY]),
  'names like it': run('env', [], UNGRANTED),
  'for headers': run('env', [], [names.header]),
  'for another program': run('env', [], [SH]),
  'for this program': sh(`[ -z "$${OK}" ] && exit 7; exit 8`, [OK, SH]),
  assignments: run('env', [], [`${OK}=evil`, `${variable('NEW')}=1`, `${SH}=evil`]),
  'none again': run('env'),
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
  lines: sh(`printf '<%s>' "$${LINES}"`, [LINES]),
  'wide value': sh(`printf '<%s>' "$${WIDE}"`, [WIDE]),
  'one in another': sh(`printf '<%s>' "$${OUTER}"`, [INNER, OUTER]),
  'failing with a value': sh(`printf '<%s>' "$${SH}"; printf '(%s)' "$${SH}" >&2; exit 3`, [SH]),
  'pieces of stderr': sh(`for i in 1 2; do cat filler.txt; printf %s "$${SH}"; done >&2`, [SH]),
  pieces: sh(`${split}; cat filler.txt; printf '%s+' "$1"; sleep 0.2; printf '%s' "$2"`, [SH]),
}

export const shared: Requests = {
  write: fs.write('written.txt', 'by the tool'),
  'exists before': fs.exists('copied.txt'),
  'metadata before': fs.metadata('copied.txt'),
  'list before': fs.list('.'),
  'search before': fs.grep('by the tool'),
  'gone before': fs.exists('gone.txt'),
  copy: sh('cp written.txt copied.txt; printf changed | tee marker2.txt >written.txt; rm gone.txt'),
  read: fs.read('copied.txt'),
  changed: fs.read('marker2.txt'),
  'exists after': fs.exists('copied.txt'),
  'metadata after': fs.metadata('copied.txt'),
  'list after': fs.list('.'),
  'search after': fs.grep('by the tool'),
  'gone after': fs.exists('gone.txt'),
  'write after': fs.write('written.txt', 'by the tool'),
  'read after': fs.read('written.txt'),
  'delete after': fs.delete('copied.txt'),
}

export const MADE = 'printf "#!/bin/sh\\nprintf decoy\\n" >true; chmod +x true'
