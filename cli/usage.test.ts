import { afterAll, describe, expect, test } from 'vitest'
import { removeFolders, run } from './fixtures/run.ts'

afterAll(removeFolders)

const node = process.execPath

describe('wrong usage ends with status 2 and states what to do', () => {
  test.each<[string, string[], RegExp]>([
    ['no command', [], /Usage: jp-conformance/],
    ['a misspelt command', ['tol'], /unknown command `tol`; did you mean `tool`\?/],
    [
      'a misspelt option',
      ['tool', '--onyl', 'x', '--', node],
      /did you mean `--only`\?\n {2}jp-conformance tool --help/,
    ],
    ['no tool', ['tool'], /no tool to certify[\s\S]*jp-conformance tool -- /],
    ['a command without --', ['tool', 'python3', 'a.py'], /tool -- python3 a\.py/],
    ['no jobs', ['tool', '--jobs', '0', '--', node], /whole number from 1 to 1000/],
    ['more jobs than processes', ['tool', '--jobs', '1001', '--', node], /from 1 to 1000/],
    ['a seed that is none', ['tool', '--seed', 'x', '--', node], /whole number from 0/],
    ['a shard beyond the last', ['tool', '--shard', '3/2', '--', node], /1 ≤ I ≤ N ≤ 1000/],
    ['a time scale of nothing', ['tool', '--time-scale', '0', '--', node], /from 0\.01 to 100/],
    ['a time scale of weeks', ['tool', '--time-scale', '300000', '--', node], /from 0\.01 to 100/],
    ['an unknown format', ['tool', '--report', 'jnit', '--', node], /did you mean `junit`\?/],
    [
      'two reports on stdout',
      ['tool', '--report', 'json', '--report', 'html', '--', node],
      /both go to stdout/,
    ],
    [
      'a report nowhere',
      ['tool', '--report', 'json=no/x.json', '--', node],
      /directory of the report .* does not exist/,
    ],
    ['a report onto a directory', ['tool', '--report', 'json=.', '--', node], /is a directory/],
    ['an empty report file', ['tool', '--report', 'json=', '--', node], /empty name for a file/],
    [
      'an unknown revision',
      ['tool', '--revision', 'rfd008', '--', node],
      /unknown revision `rfd008`; what is certified here is vfs \(vfs-0\.1\.0\) and toolstate \(rfd009-r1, rfd009\)\./,
    ],
    [
      'a revision of another protocol',
      ['tool', '--revision', 'driver-1', '--', node],
      /`driver-1` is of the protocol driver; .* vfs \(vfs-0\.1\.0\) and toolstate /,
    ],
    ['an unknown profile', ['tool', '--profile', 'x', '--', node], /unknown profile `x`/],
    [
      'a pattern for nothing',
      ['tool', '--only', 'vfs.framing.one-objet', '--', node],
      /did you mean `vfs\.framing\.one-object-per-line`\?/,
    ],
    [
      'another pattern for nothing',
      ['tool', '--skip', 'x', '--', node],
      /no check matches `--skip x`/,
    ],
    [
      'a selection of nothing',
      ['tool', '--only', 'vfs.rpc.call-shape', '--skip', 'vfs.*', '--', node],
      /no check is left: --skip leaves out all that --only names\./,
    ],
    [
      'a profile that takes a driver',
      ['plugin-host', '--profile', 'd18', '--', node],
      /the profile `d18` takes a driver: --driver\./,
    ],
    [
      'no such configuration',
      ['tool', '--config', 'no.yaml'],
      /no configuration file no\.yaml[\s\S]*init tool/,
    ],
    [
      'no such known failures',
      ['tool', '--known-failures', 'no.txt', '--', node],
      /known failures no\.txt cannot be read: it does not exist\./,
    ],
    [
      'known failures nowhere',
      ['tool', '--known-failures', 'no/k.txt', '--update-known-failures', '--', node],
      /directory of the file of known failures no\/k\.txt does not exist/,
    ],
    [
      'an update of nothing',
      ['tool', '--update-known-failures', '--', node],
      /needs --known-failures/,
    ],
    [
      'no such transcript',
      ['judge', 'no.ndjson'],
      /no\.ndjson cannot be read: it does not exist\./,
    ],
    [
      'a directory of transcripts',
      ['judge', '.'],
      /the transcript \. cannot be read: it is a directory\./,
    ],
    [
      'a directory of results',
      ['report', 'html', '.'],
      /the results \. cannot be read: it is a directory\./,
    ],
    ['an unknown report format', ['report', 'htm', 'x'], /did you mean `html`\?/],
    ['no such results', ['report', 'html', 'no.json'], /no\.json cannot be read/],
    [
      'a value that is missing before the command',
      ['tool', '--transcripts', '--', node],
      /argument `--` is invalid\. Its value is missing, for `--` begins the command\./,
    ],
    ['the same of a repeatable option', ['tool', '--only', '--', node], /Its value is missing/],
    [
      'a file in place of a format',
      ['tool', '--report', 'x.html', '--', node],
      /did you mean `html`\?\n {2}--report html=x\.html\n/,
    ],
    [
      'a colon in place of an equals sign',
      ['tool', '--report', 'json:x.json', '--', node],
      /unknown report format `json:x\.json`\.\n {2}--report json=x\.json\n/,
    ],
    [
      'a format by another name',
      ['tool', '--report', 'md=x.txt', '--', node],
      /did you mean `markdown`\?\n {2}--report markdown=x\.txt\n/,
    ],
    [
      'results before the format',
      ['report', 'r.json', 'html'],
      /format `r\.json`: the format comes first\.\n {2}jp-conformance report html r\.json\n/,
    ],
    [
      'a format with a file',
      ['report', 'html=x.html', 'r.json'],
      /\n {2}jp-conformance report html r\.json --output x\.html\n/,
    ],
    ['a folder of transcripts', ['judge', './'], /\n {2}jp-conformance judge \.\/\*\.ndjson\n/],
    [
      'a kind of tool in place of a role',
      ['init', 'outcome'],
      /it is a kind of tool\.\n {2}jp-conformance init tool, and state `protocol: outcome` there\./,
    ],
    ['a directory to write to', ['init', 'tool', '--output', '.'], /\. is a directory\./],
    [
      'a configuration without its option',
      ['tool', 'c.yaml', '--', node],
      /`c\.yaml` is out of place: a configuration follows --config\.\n {2}jp-conformance tool --config c\.yaml -- /,
    ],
    ['a command below another', ['list'], /unknown command `list`; did you mean `spec list`\?/],
    [
      'a home directory in the name of a report',
      ['tool', '--report', 'json=~/x.json', '--', node],
      /~\/x\.json does not exist.*\n {2}No shell replaces ~ there: write "\$HOME"/,
    ],
    ['another word for it', ['test'], /certified by the command of its role\.\n.* tool -- COMMAND/],
    ['an unknown role to fuzz', ['fuzz', 'tol'], /unknown role `tol`; did you mean `tool`\?/],
    ['no role to fuzz', ['fuzz'], /name the role.*\n {2}jp-conformance fuzz \(tool \| host/],
    [
      'no command to fuzz',
      ['fuzz', 'flattener'],
      /name its command\.\n {2}jp-conformance fuzz flattener --/,
    ],
    ['an unknown role', ['init', 'tol'], /did you mean `tool`\?/],
    ['an unknown reference', ['reference', 'tol'], /did you mean `tool`\?/],
    [
      'no role',
      ['--', './upper', 'a b'],
      /no role is named: .*\n {2}jp-conformance tool -- \.\/upper 'a b'\n/,
    ],
    [
      'a program in place of a role',
      ['./upper'],
      /no role is named: .*\n {2}.* tool -- \.\/upper\n/,
    ],
    [
      'help behind a role',
      ['tool', 'help'],
      /`help` is out of place.*\n {2}jp-conformance tool --help\n/,
    ],
    [
      'a command of a host without its tool',
      ['host', '--exec', '--', node, 'host.js'],
      /no word of the command has \{tool\}, .*\n {2}Write \{tool\} where its tool is named; .*--exec\./,
    ],
  ])('%s', async (_, args, output) => {
    const { status, stdout, stderr } = await run(args)
    expect(stderr).toMatch(output)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  })
})
