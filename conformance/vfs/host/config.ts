import { header, nothingArrived } from './arrivals.ts'
import { runtimeChecks, wordChecks } from './config/runtimes.ts'
import { anError, code, empty, exit, orError, same, status } from './expected.ts'
import { fs, run, sh, writable } from './method-calls.ts'
import { projectHas } from './project-state.ts'
import { type MethodCall, sequenceOfSnapshots } from './scenario-checks.ts'
import { reference, SECRETS, secretVariables, variable } from './secrets.ts'

const DENIED = code(-32001)
const TOKEN = variable('TOKEN')

const sections = sequenceOfSnapshots(
  {
    name: 'config: one program with and without a section',
    policy: null,
    tools: [{ name: 'writer', policy: writable('.') }],
  },
  { id: 'with', tool: 'writer', requests: { with: fs.write('with.txt') } },
  { id: 'without', requests: { without: fs.write('without.txt') } },
  { id: 'with again', tool: 'writer', requests: { 'with again': fs.write('again.txt') } },
)

const get = (path: string, ...names: string[]): MethodCall => [
  'http.get',
  {
    url: `{web}${path}`,
    headers: names.map((name) => ({ name: 'X-A', value: reference(name) })),
  },
]

const network = sequenceOfSnapshots(
  {
    name: 'config: addresses and variables apart',
    needs: ['http'],
    env: secretVariables,
    web: [],
    tools: [
      { name: 'addresses', policy: { network: { allow: ['{web}'] } } },
      { name: 'variables', policy: { network: { envs: [TOKEN] } } },
      { name: 'both', policy: { network: { allow: ['{web}'], envs: [TOKEN] } } },
    ],
  },
  {
    id: 'addresses',
    tool: 'addresses',
    requests: { address: get('/address'), 'address with a variable': get('/not-listed', TOKEN) },
  },
  {
    id: 'variables',
    tool: 'variables',
    requests: { 'variable without an address': get('/not-allowed', TOKEN) },
  },
  { id: 'both', tool: 'both', requests: { both: get('/both', TOKEN) } },
  { id: 'bare', requests: { 'no section': get('/no-section') } },
)

const commands = sequenceOfSnapshots(
  {
    name: 'config: two programs with rules of their own',
    needs: ['process'],
    env: secretVariables,
    policy: {
      commands: {
        sh: { args: [['-c', '**']], envs: [TOKEN] },
        true: { args: [['only this']] },
        printenv: { args: [[TOKEN]] },
      },
    },
    tools: [{ name: 'bare', policy: writable('.') }],
  },
  {
    id: 'call',
    requests: {
      'its arguments': run('true', ['only this']),
      "another's arguments": run('true', ['-c', 'only this']),
      'its variable': sh(`[ "$${TOKEN}" = '${SECRETS.TOKEN}' ] && exit 7; exit 8`, [TOKEN]),
      "another program's arguments": run('sh', ['only this']),
      'no rule': run('false'),
      "another program's variable": run('printenv', [TOKEN], [TOKEN]),
    },
  },
  { id: 'bare', tool: 'bare', requests: { 'no section for programs': run('true', ['only this']) } },
)

/** What the configuration of a tool means to its host. @see rfd-d11 §Configuration */
export const configChecks = [
  ...wordChecks,
  ...sections.checks({
    'vfs.config.sandbox-section-governs': {
      expect: { with: empty, without: DENIED, 'with again': empty },
      also: projectHas({ 'with.txt': 'written', 'without.txt': null, 'again.txt': 'written' }),
    },
  }),
  ...network.checks({
    'vfs.config.network-keys': {
      expect: {
        address: status(404),
        'address with a variable': anError,
        'variable without an address': DENIED,
        both: status(404),
      },
      also: [nothingArrived('/not-listed', '/not-allowed'), header('/both', 'X-A', SECRETS.TOKEN)],
    },
    'vfs.config.sandbox-section-governs': {
      title: 'The section of a tool decides which addresses are reached for it.',
      precondition: { address: status(404) },
      expect: { 'no section': DENIED },
      also: nothingArrived('/no-section'),
    },
  }),
  ...commands.checks({
    'vfs.config.command-keys': {
      expect: {
        'its arguments': exit(0),
        "another's arguments": DENIED,
        'its variable': exit(7),
        ...same(["another program's arguments", 'no rule'], DENIED),
        "another program's variable": orError('a program without the variable', exit(1)),
      },
    },
    'vfs.config.sandbox-section-governs': {
      title: 'The section of a tool decides which programs are run for it.',
      precondition: { 'its arguments': exit(0) },
      expect: { 'no section for programs': DENIED },
    },
  }),
  ...runtimeChecks,
]
