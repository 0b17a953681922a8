const { version } = require('typescript')

// A cruise that reads no TypeScript finds no breach: the one thing a gate must never do silently.
if (Number.parseInt(version, 10) > 6)
  throw new Error(
    `The layer rules are read with TypeScript's own parser, which ends with version 6; this is ${version}.`,
  )

const TESTS = '(\\.test\\.ts$|/fixtures/)'

/** One rule: its intent in one sentence, who breaks it and by importing what. */
const rule = (name, comment, from, to, severity = 'error') => ({
  name,
  comment,
  severity,
  from,
  to,
})

const layers = [
  rule(
    'spec-imports-nothing',
    'The specification is facts, which any program in any language can read without our code.',
    { path: '^spec/' },
    { pathNot: '^spec/' },
  ),
  rule(
    'wire-is-a-leaf',
    'Both sides of a conversation share the framing, so it may lean on neither of them.',
    { path: '^harness/wire/', pathNot: TESTS },
    { path: '^(spec|harness|conformance|reference-impl|reports|cli)/', pathNot: '^harness/wire/' },
  ),
  rule(
    'harness-knows-no-check',
    'The harness holds and records conversations and has no opinion of them.',
    { path: '^harness/' },
    { path: '^(conformance|reference-impl|reports)/' },
  ),
  rule(
    'conformance-judges-strangers',
    'A check that knew our own implementation would judge others by its habits.',
    { path: '^conformance/', pathNot: '^conformance/self-test/' },
    { path: '^(reference-impl|reports)/' },
  ),
  rule(
    'self-test-writes-no-report',
    'The proof of the checks runs them on the mutants and needs nothing above them.',
    { path: '^conformance/self-test/', pathNot: TESTS },
    { path: '^reports/' },
  ),
  rule(
    'reference-is-written-apart',
    'The reference and the scripted peers keep each other honest because neither copies the other.',
    { path: '^reference-impl/' },
    {
      path: '^(spec|harness|conformance|reports)/',
      pathNot: '^(spec/generated|harness/wire)/',
    },
  ),
  rule(
    'reports-read-results',
    'A report is made of one results document, so that saved results give the same report.',
    { path: '^reports/' },
    { path: '^(harness|conformance|reference-impl)/' },
  ),
  rule(
    'self-test-stands-apart',
    'Nobody but the self-test itself needs the proof of the checks.',
    { pathNot: '^conformance/self-test/' },
    { path: '^conformance/self-test/', pathNot: '\\.(json|txt)$' },
  ),
  rule(
    'nothing-imports-the-cli',
    'The command wires the others together, so what the others need stands below it.',
    { pathNot: '^(cli|bin|scripts|bench)/' },
    { path: '^cli/' },
  ),
  rule(
    'nothing-imports-scripts',
    'Scripts serve those who work on the project and do not ship.',
    { pathNot: '^(scripts/|vitest\\.config)' },
    { path: '^scripts/' },
  ),
  rule(
    'nothing-imports-the-bench',
    'A measurement stands outside of what it measures.',
    { pathNot: '^bench/' },
    { path: '^bench/' },
  ),
  rule(
    'nothing-imports-tests',
    'What a test needs from another test is a fixture.',
    {},
    { path: '\\.test\\.ts$' },
  ),
  rule(
    'no-cycles',
    'Files that need each other are one file, or hide a third.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  rule(
    'ships-without-development-packages',
    'What a user installs runs without the packages that only we install.',
    {
      path: '^(spec|harness|conformance|reference-impl|reports|cli)/',
      // The page's script is bundled when it changes, and the bundle is committed.
      pathNot: [TESTS, '^conformance/self-test/', '^reports/html/embed\\.ts$'],
    },
    { dependencyTypes: ['npm-dev'] },
  ),
  rule(
    'imports-resolve',
    'An import that leads nowhere fails only when a user gets there.',
    {},
    { couldNotResolve: true },
  ),
]

/**
 * Who may import a package: one file a layer. `late` lists files that still import it beside the owner and are told
 * as warnings; a package without an owner has no code yet, and its first file writes itself down here.
 */
const packages = {
  ajv: {
    owners: [
      'scripts/spec/formats.ts',
      'scripts/generate/validators.ts',
      'harness/schemas/validator.ts',
      'reference-impl/flattener/validity.ts',
    ],
    late: ['scripts/lint/schemas.ts', 'cli/known-failures/file.ts'],
  },
  yaml: {
    owners: [
      'scripts/spec/file.ts',
      'conformance/self-test/configuration.ts',
      'cli/yaml/document.ts',
      'reference-impl/examples/toolchains.ts',
      'bench/subjects.ts',
    ],
    late: ['cli/init/template.ts', 'cli/known-failures/file.ts'],
  },
  commander: { owners: ['cli/program.ts'], late: ['cli/main.ts', 'cli/numbers.ts'] },
  re2js: {
    owners: ['harness/pattern.ts', 'reference-impl/host/files/pattern.ts'],
    late: ['cli/config/meaning.ts'],
  },
  esbuild: { owners: ['scripts/build.ts', 'reports/html/embed.ts', 'bench/workshop.ts'] },
  'playwright-core': { owners: ['reports/fixtures/browser.ts'] },
  'json-schema-to-typescript': { owners: ['scripts/generate/types.ts'] },
  '@asyncapi/parser': { owners: ['scripts/lint/exchange.ts'] },
  '@open-rpc/schema-utils-js': { owners: ['scripts/lint/exchange.ts'] },
  execa: {},
  testcontainers: { owners: ['harness/launch/container.ts'] },
  'fast-check': {
    owners: ['harness/generators/grammar.ts', 'harness/generators/grammar-leaves.ts'],
  },
  diff: { owners: ['conformance/certify/flattener/difference.ts'] },
  'json-schema-faker': { owners: ['harness/generators/instances.ts'] },
}

const exactly = (file) => `^${file.replaceAll('.', '\\.')}$`
const inPackage = (name) => ({ path: `(^|/)node_modules/${name}/` })

function ownerRules([name, { owners = [], late = [] }]) {
  const intent = `One file of each layer knows ${name}, so that it can be replaced there: ${owners.join(', ') || 'none yet'}.`
  const elsewhere = { path: '^[a-z]', pathNot: [TESTS, ...[...owners, ...late].map(exactly)] }
  const severity = owners.length > 0 ? 'error' : 'warn'
  const main = rule(`one-owner-of-${name}`, intent, elsewhere, inPackage(name), severity)
  if (late.length === 0) return [main]
  const path = late.map(exactly)
  return [main, rule(`late-owner-of-${name}`, intent, { path }, inPackage(name), 'warn')]
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layers, ...Object.entries(packages).flatMap(ownerRules)],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)reference-impl/examples/|/generated/validators' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.cjs', '.mjs', '.json'],
    },
  },
}
