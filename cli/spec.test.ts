import { Command, CommanderError } from 'commander'
import { describe, expect, test } from 'vitest'
import { readAbout, readCatalogue } from './spec/catalogue.ts'
import type { Io, LinksOf } from './spec/command.ts'
import { requirementText } from './spec/show.ts'
import { addSpec } from './spec.ts'

const known = 'vfs.framing.one-object-per-line'

describe('spec list', () => {
  test('lists what was asked for and counts it', async () => {
    const { status, out } = await run(
      'list',
      '--role',
      'tool',
      '--level',
      'must',
      '--protocol',
      'vfs',
    )
    const wanted = readCatalogue().requirements.filter(
      ({ id, role, level }) => id.startsWith('vfs.') && role === 'tool' && level === 'must',
    )
    expect(status).toBe(0)
    expect(out.match(/^vfs\.\S+ +must +tool /gm)).toHaveLength(wanted.length)
    expect(out).toMatch(new RegExp(`^vfs +${wanted.length} +0 +0 +${wanted.length}$`, 'm'))
    expect(out).not.toContain('toolstate')
  })

  test('refuses a role, protocol, level or option that does not exist', async () => {
    for (const args of [
      ['--role', 'tol'],
      ['--protocol', 'vsf'],
      ['--level', 'shall'],
      ['--rol'],
    ]) {
      const { status, out, err } = await run('list', ...args)
      expect({ status, out }).toEqual({ status: 2, out: '' })
      expect(err).toMatch(/^jp-conformance: .*(tol|vsf|shall|--rol)/)
    }
  })

  test('names the option that was meant', async () => {
    const { err } = await run('list', '--rol', 'tool')
    expect(err).toContain('unknown option `--rol`; did you mean `--role`?')
  })
})

describe('spec show', () => {
  test('shows text, level, role, basis, disposition, source and feature', async () => {
    const { status, out } = await run('show', known)
    expect(status).toBe(0)
    for (const fact of [
      'level        must',
      'role         tool',
      'basis        stated',
      'disposition  require',
      'rfd-d11 §Message framing',
      'feature      vfs',
      'spec/vfs/framing.yaml:',
    ])
      expect(out).toContain(fact)
  })

  test('reads of the catalogue what stands in it', () => {
    const { requirements, sources, features, ambiguities } = readCatalogue()
    // Each is read by itself: a sample, with the first and the last.
    const last = requirements.length - 1
    for (const requirement of requirements.filter((_, at) => at % 25 === 0 || at === last))
      expect(readAbout(requirement.id)).toEqual({
        requirement,
        ...{ sources, features },
        ambiguities: ambiguities.filter((each) => each.requirements.includes(requirement.id)),
      })
  })

  test('shows the clauses by the names that mutants cite', () => {
    const { requirement, ...about } = aboutKnown()
    const clauses = { 'parent-stays': 'The parent stays.', 'result-object': 'It is an object.' }
    expect(requirementText({ ...about, requirement: { ...requirement, clauses } })).toContain(
      '\nclauses\n  - #parent-stays: The parent stays.\n  - #result-object: It is an object.\n',
    )
    expect(
      requirementText({ ...about, requirement: { ...requirement, clauses: undefined } }),
    ).not.toContain('clauses')
  })

  test('shows the ambiguities that touch it', async () => {
    const ambiguity = readCatalogue().ambiguities.find((each) => each.requirements.length > 0)
    const { out } = await run('show', ambiguity?.requirements[0] ?? '')
    expect(out).toContain(`ambiguity ${ambiguity?.id} (${ambiguity?.verdict})`)
  })

  test('answers an unknown id with the nearest ones and status 2', async () => {
    const { status, out, err } = await run('show', 'vfs.framing.one-object-per-lin')
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(`nearest: ${known}`)
  })

  test.each(['show', 'trace'])('%s states where the ids are when none is near', async (name) => {
    const { status, err } = await run(name, 'nope')
    expect(status).toBe(2)
    expect(err).toBe(
      'jp-conformance: no requirement is called `nope`\n  All ids: jp-conformance spec list\n',
    )
  })

  test.each(['vfs.read', 'vfs.read.', 'vfs.read.*'])('lists the area %s', async (area) => {
    const { status, out, err } = await run('show', area)
    const ids = readCatalogue().requirements.map(({ id }) => id)
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out.match(/^vfs\.\S+/gm)).toEqual(ids.filter((id) => id.startsWith('vfs.read.')))
  })

  test.each(['vfs.raed', 'vfs.rea'])('names the area that %s was to be', async (id) => {
    const { status, err } = await run('show', id)
    expect({ status, err }).toEqual({
      status: 2,
      err: expect.stringContaining('`; nearest: vfs.read\n'),
    })
  })

  test('shows the requirement that a clause belongs to', async () => {
    const whole = await run('show', known)
    expect(await run('show', `${known}#any`)).toEqual(whole)
  })

  test('wants exactly one id', async () => {
    expect(await run('show')).toMatchObject({ status: 2, err: expect.stringContaining('show ID') })
    expect(await run('show', known, known)).toMatchObject({ status: 2 })
  })
})

describe('spec trace', () => {
  test('follows a requirement from its source to the reasons why its mutants died', async () => {
    const { status, out } = await run('trace', known)
    const order = [
      'rfd-d11',
      'Every line',
      'splits lines (c.ts)',
      'pretty: indents (m.ts)',
      'newer',
    ]
    const places = order.map((text) => out.indexOf(text))
    expect(status).toBe(0)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test('asks for the links of that requirement only, and not of an unknown one', async () => {
    const asked: (string | undefined)[] = []
    const links = (id?: string) => {
      asked.push(id)
      return { checks: [], mutants: [], kills: [] }
    }
    await spec(['trace', known], silent, links)
    await spec(['trace', 'vfs.nothing'], silent, links)
    expect(asked).toEqual([known])
  })

  test('counts checks, mutants and kills of each clause', async () => {
    const { out } = await run('trace', 'vfs.read.base64-alphabet')
    expect(out).toMatch(/^ {2}#alphabet +0 checks +0 mutants +0 kills$/m)
    expect((await run('trace', known)).out).toMatch(/^ {2}as a whole +1 check +1 mutant +1 kill$/m)
  })

  test('counts the clauses of each role, and those with a check, a mutant and a kill', async () => {
    const { status, out } = await run('trace')
    expect(status).toBe(0)
    expect(out).toMatch(/^ROLE +PROTOCOL +CLAUSES +CHECKED +WITH MUTANT +KILLED$/m)
    expect(out).toMatch(/^tool +vfs +[0-9]+ +1 +1 +1$/m)
    expect(out).toMatch(/^plugin +plugin +[0-9]+ +0 +0 +0$/m)
  })

  test('states beneath the counts which clauses can be shown on Windows only', async () => {
    const { requirements } = readCatalogue()
    const windows = requirements.filter(({ feature }) => feature === 'windows').map(({ id }) => id)
    const { out } = await run('trace')
    const [, sentence = ''] = out.split(/^(?=[0-9]+ clauses? can be shown on Windows only: )/m)
    expect(windows.length).toBeGreaterThan(0)
    expect(Number.parseInt(sentence, 10)).toBe(windows.length)
    for (const id of windows) expect(sentence).toContain(id)
  })
})

describe('spec diff', () => {
  test('shows each change with its source, and a verdict for each direction', async () => {
    const { status, out } = await run('diff', 'rfd072', 'rfd-d18')
    expect(status).toBe(0)
    expect(out).toMatch(/^query\n {2}before {2}A plugin cannot start a turn\.\n {2}after {3}query/m)
    expect(out).toMatch(/^ {2}a subject of rfd072 with a peer of rfd-d18: compatible$/m)
    expect(out).toMatch(/^ {2}a subject of rfd-d18 with a peer of rfd072: incompatible, by sub/m)
  })

  test.each([
    [['rfd009', 'rfd009-r1'], '`rfd009-r1` is no later revision of the protocol `toolstate`'],
    [['rfd009', 'rfd009'], 'it is the last'],
    [['rfd009-r1', 'rfd-d18'], 'there is rfd009.'],
    [['rfd09', 'rfd009'], 'unknown revision `rfd09`; did you mean `rfd009`?'],
    [['rfd009'], 'spec diff OLDER NEWER'],
  ])('refuses %s', async (words, reason) => {
    const { status, out, err } = await run('diff', ...words)
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toContain(reason)
  })
})

describe('spec export', { timeout: 60_000 }, () => {
  test('prints each format', async () => {
    expect(JSON.parse((await run('export', 'openrpc')).out)).toHaveProperty('openrpc')
    expect(JSON.parse((await run('export', 'asyncapi')).out)).toHaveProperty('asyncapi')
    expect(JSON.parse((await run('export', 'json-schema')).out).$defs).toHaveProperty([
      'vfs/fs.read',
    ])
    expect((await run('export', 'markdown')).out).toContain('# The specification')
    expect((await run('export', 'markdown', '--protocol', 'providers')).out).toContain(
      'openai-strict',
    )
  })

  test('narrows to one protocol', async () => {
    const bundle = JSON.parse((await run('export', 'json-schema', '--protocol', 'vfs')).out)
    expect(Object.keys(bundle.$defs).every((key) => key.startsWith('vfs/'))).toBe(true)
    expect((await run('export', 'markdown', '--protocol', 'vfs')).out).toMatch(/^## vfs\n/)
    expect(JSON.parse((await run('export', 'openrpc', '--protocol', 'driver')).out)).toHaveProperty(
      'methods',
    )
  })

  test('refuses a format or a protocol that does not exist', async () => {
    expect(await run('export', 'wsdl')).toMatchObject({ status: 2, out: '' })
    for (const format of ['openrpc', 'asyncapi', 'json-schema', 'markdown'])
      expect(await run('export', format, '--protocol', '../x')).toMatchObject({
        status: 2,
        out: '',
      })
  })
})

describe('spec', () => {
  test('helps with each of its commands, and states which one was meant', async () => {
    const { status, out, err } = await run('list', '--help')
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(out).toMatch(/--role <role> +only those of that role/)
    expect((await run('shwo')).err).toContain('unknown command `spec shwo`; did you mean `show`?')
    expect((await run('export', 'opnrpc')).err).toContain('did you mean `openrpc`?')
    expect((await run('list', 'more')).err).toContain('jp-conformance spec list [--role ROLE]')
  })

  test('reports its usage: on request to stdout, for an unknown command to stderr', async () => {
    expect(await run('--help')).toMatchObject({
      status: 0,
      out: expect.stringContaining('spec show ID'),
    })
    for (const name of ['shwo', 'constructor'])
      expect(await run(name)).toMatchObject({ status: 2, err: expect.stringContaining(name) })
    expect(await run()).toMatchObject({ status: 2, err: expect.stringContaining('usage') })
  })
})

const silent = { out: () => {}, err: () => {} }

const links = () => ({
  checks: [{ verifies: known, file: 'c.ts', title: 'splits lines' }],
  mutants: [{ id: 'pretty', violates: known, change: 'indents', file: 'm.ts' }],
  kills: [{ mutant: 'pretty', requirement: known, reason: 'newer' }],
})

async function run(...argv: string[]) {
  const written = { out: '', err: '' }
  const io = {
    out: (text: string) => {
      written.out += text
    },
    err: (text: string) => {
      written.err += text
    },
  }
  return { status: await spec(argv, io, links), ...written }
}

/** The status with which the command line ends. */
async function spec(argv: string[], io: Io, linksOf: LinksOf): Promise<number> {
  const root = new Command('jp-conformance').exitOverride()
  let status = 2
  addSpec(
    root,
    (given) => {
      status = given
    },
    io,
    linksOf,
  )
  try {
    await root.parseAsync(['spec', ...argv], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? 0 : 2
  }
  return status
}

function aboutKnown() {
  const about = readAbout(known)
  if (about === undefined) throw new Error(`the catalogue has no ${known}`)
  return about
}
