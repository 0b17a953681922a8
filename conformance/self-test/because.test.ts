import { expect, test } from 'vitest'
import { smallHost } from '../../harness/fixtures/host.ts'
import { render } from '../../reports/index.ts'
import { certify } from '../engine/certify.ts'
import { vfsHostSuite } from '../vfs/host/suite.ts'
import { root } from './configuration.ts'

const SERVES = 'vfs.methods.serves-fs'

const TIMEOUT = { timeout: 30_000 * Number(process.env.JP_TIME_SCALE ?? 1) }

test(
  'a host without most methods of files is blamed for that, and every report lists the rest beneath it',
  TIMEOUT,
  async () => {
    const found = await certify(vfsHostSuite, {
      ...{ config: { answer_ms: 10_000 }, command: smallHost('plain'), base: root },
      ...{ only: [SERVES, 'vfs.delete.*', 'vfs.exists.*'], skip: [], argv: [] },
      ...{ seed: 1, jobs: 2, timeScale: 1 },
    })
    const failed = found.results.filter(({ verdict }) => verdict === 'fail')
    const own = failed.filter(({ becauseOf }) => becauseOf === undefined)
    expect(own.map(({ requirement }) => requirement)).toEqual([SERVES])
    expect(failed.length).toBeGreaterThan(5)
    expect(found.outcome).toBe('nonconformant')
    const count = `${failed.length - 1} more because of ${SERVES}`
    for (const format of ['terminal', 'markdown', 'html'] as const)
      expect(render(format, found), format).toContain(count)
    expect(render('junit', found).match(/<failure /g)).toHaveLength(failed.length)
    expect(render('junit', found)).toContain(`because of ${SERVES}: `)
    expect(render('json', found)).toContain(`"becauseOf": "${SERVES}"`)
  },
)
