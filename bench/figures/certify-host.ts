import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import type { Certified } from '../programs/certify.ts'
import { wallOf } from '../wall.ts'
import { root } from '../workspace.ts'

/** A whole certification of the reference host with all that it claims. */
export const certifyHost: Figure = {
  name: 'certify-host',
  async measure(workspace) {
    const base = join(root, 'reference-impl', 'host')
    const command = [process.execPath, 'driver.js', '--root-directory']
    const given = { config: { role: 'host' }, command, base }
    return [wallOf('certification of a host', [await workspace.run<Certified>('certify', given)])]
  },
}
