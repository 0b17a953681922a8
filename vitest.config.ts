import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const SECOND = 1000

/** Slow or busy machines give every limit more time. */
const scale = Number(process.env.JP_TIME_SCALE ?? 1)

/** What vitest counts, as one file for machines, besides what a person reads. */
const report = process.env.JP_TEST_REPORT
const reporters: ['json', { outputFile: string }][] = report
  ? [['json', { outputFile: report }]]
  : []

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'reference-impl/examples/**'],
    pool: 'forks',
    // Tests must not depend on what another file left in memory, so they share it and come in random order.
    isolate: false,
    sequence: { shuffle: true },
    // The tests start processes of their own; more than two workers only make each other late.
    maxWorkers: Math.min(2, availableParallelism()),
    maxConcurrency: 3,
    testTimeout: 15 * SECOND * scale,
    hookTimeout: 30 * SECOND * scale,
    teardownTimeout: 20 * SECOND * scale,
    globalSetup: ['scripts/tests/leftovers.ts'],
    reporters: ['default', ...reporters],
  },
})
