import { basename, join } from 'node:path'
import { isObject, parse } from '../wire/json.ts'
import { readFileSync } from './files.ts'
import { PluginProbe } from './plugin-probe.ts'
import type { PluginProbeScript } from './plugin-step.ts'

/** The file as which a host started the probe; its script lies beside it, in the folder `scripts`. */
const file = process.argv[2] ?? ''
const script = parse(readFileSync(join(file, '../../scripts', `${basename(file)}.json`), 'utf8'))

// Not by an `await` of the module, as in `probe-tool.ts`.
if (isObject(script)) new PluginProbe(script as unknown as PluginProbeScript).run()
