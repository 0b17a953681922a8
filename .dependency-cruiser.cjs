const { version } = require('typescript')

// A cruise that reads no TypeScript finds no violation: the one thing a gate must never do silently.
if (Number.parseInt(version, 10) > 6)
  throw new Error(
    `The layer rules are read with TypeScript's own parser, which ends with version 6; this is ${version}.`,
  )

const TESTS = '(\\.test\\.ts$|/fixtures/)'

/** One rule: its intent in one sentence, who breaks it and by importing what. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** What scripts/build.ts bundles, and the one optional peer, which it does not. */
const bundled = [
  'ajv',
  'commander',
  'diff',
  'execa',
  'fast-check',
  'fastest-levenshtein',
  'json-schema-faker',
  'p-map',
  're2js',
  'testcontainers',
  'undici',
  'yaml',
]

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
    'The harness runs and records conversations and has no opinion of them.',
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
    'engine-knows-no-protocol',
    'One engine certifies every role, so what it knows of one it would ask of all.',
    { path: '^conformance/engine/', pathNot: TESTS },
    {
      path: '^(conformance/|spec/generated/(messages|validators|providers))',
      pathNot: '^conformance/(engine/|suite-entry\\.ts$)',
    },
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
      pathNot: '^(spec/generated|harness/wire|harness/validators)/',
    },
  ),
  rule(
    'reports-read-results',
    'A report is made of one results document, so that saved results give the same report.',
    { path: '^reports/' },
    {
      path: '^(harness|conformance|reference-impl)/',
      pathNot: '^harness/(validators/|(without-trace|wire/ends-of-text)\\.ts$)',
    },
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
    'Scripts serve those who work on the project and do not ship; a benchmark builds as they do.',
    { pathNot: '^(scripts/|bench/|vitest\\.config)' },
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
    // Messages are generated: VFS and stateful tools refer to each other's, as their sources do.
    { pathNot: '^spec/generated/messages/' },
    { circular: true },
  ),
  rule(
    'ships-what-the-bundle-contains',
    'What a user installs runs without the packages that only we install: the bundle has these.',
    {
      path: '^(spec|harness|conformance|reference-impl|reports|cli)/',
      // The page's script is bundled when it changes, and the bundle is committed.
      pathNot: [TESTS, '^conformance/self-test/', '^reports/html/embed\\.ts$'],
    },
    { dependencyTypes: ['npm-dev'], pathNot: `(^|/)node_modules/(${bundled.join('|')})/` },
  ),
  rule(
    'imports-resolve',
    'An import that leads nowhere fails only when a user gets there.',
    {},
    { couldNotResolve: true },
  ),
]

/** The only files that know a package, so that it can be replaced there. */
const packages = {
  ajv: [
    'scripts/spec/formats.ts',
    'scripts/generate/validators.ts',
    'harness/validators/first-use.ts',
    'harness/validators/library.ts',
    'harness/validators/kept-code.ts',
    'scripts/lint/schemas.ts',
    'scripts/lint/exchange.ts',
    'harness/schemas/validator.ts',
    'harness/generators/message-tests.ts',
    'reference-impl/flattener/validity.ts',
  ],
  yaml: [
    'scripts/spec/file.ts',
    'conformance/self-test/configuration.ts',
    'cli/yaml/document.ts',
    'cli/yaml/unclosed.ts',
    'reference-impl/examples/toolchains.ts',
    'bench/subjects.ts',
  ],
  commander: [
    'cli/program.ts',
    'cli/certifying.ts',
    'cli/delivering.ts',
    'cli/main.ts',
    'cli/numbers.ts',
    'cli/parser-words.ts',
    'cli/reference.ts',
    'cli/saved.ts',
    'cli/spec.ts',
    'conformance/self-test/command.ts',
  ],
  re2js: [
    'harness/pattern.ts',
    'reference-impl/flattener/pattern.ts',
    'reference-impl/host/files/pattern.ts',
  ],
  esbuild: [
    'scripts/build.ts',
    'scripts/build/probes.ts',
    'scripts/build/validators.ts',
    'reports/html/embed.ts',
    'bench/workspace.ts',
  ],
  'playwright-core': ['reports/fixtures/browser.ts'],
  'json-schema-to-typescript': ['scripts/generate/types.ts'],
  '@json-schema-tools/meta-schema': ['scripts/lint/exchange.ts'],
  '@open-rpc/meta-schema': ['scripts/lint/exchange.ts'],
  execa: [
    'reference-impl/host/process/program.ts',
    'reference-impl/host/calls/plain.ts',
    'conformance/self-test/examples.ts',
    'conformance/self-test/golden/judged.ts',
    'conformance/self-test/run.ts',
    'cli/quickstart/build.ts',
  ],
  testcontainers: ['harness/launch/container.ts', 'harness/launch/engine.ts'],
  'fast-check': [
    'conformance/plugin/host/generated/drawn.ts',
    'conformance/plugin/host/generated/drawn-risks.ts',
    'conformance/plugin/host/generated/drawn-texts.ts',
    'harness/generators/answers.ts',
    'harness/generators/grammar.ts',
    'harness/generators/grammar-leaves.ts',
    'harness/generators/sampling.ts',
    'harness/generators/shorter-lists.ts',
    'harness/generators/walks.ts',
  ],
  'fastest-levenshtein': ['cli/nearest.ts'],
  diff: ['conformance/flattener/difference.ts'],
  'json-schema-faker': ['harness/generators/instances.ts'],
}

const exactly = (file) => `^${file.replaceAll('.', '\\.')}$`
const inPackage = (name) => ({ path: `(^|/)node_modules/${name}/` })

const ownerRule = ([name, owners]) =>
  rule(
    `owners-of-${name}`,
    `Only these files know ${name}, so that it can be replaced there: ${owners.join(', ')}.`,
    { path: '^[a-z]', pathNot: [TESTS, ...owners.map(exactly)] },
    inPackage(name),
  )

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...layers, ...Object.entries(packages).map(ownerRule)],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)reference-impl/examples/|^conformance/self-test/toy-role/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.cjs', '.mjs', '.json'],
    },
  },
}
