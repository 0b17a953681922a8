/**
 * Begins a requirement: its entry, its mutant and its check, each at its place and none of them finished.
 * `npm run new -- vfs.framing.some-words --role tool --level must`
 */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { adviceFor } from './new/advice.ts'
import { Refusal, requestOf } from './new/requirement-request.ts'
import { scaffold } from './new/scaffold.ts'

const usage = `usage: npm run new -- PROTOCOL.AREA.SOME-WORDS --role ROLE --level LEVEL
       for example: npm run new -- vfs.framing.lines-are-short --role tool --level should`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'tool' },
      level: { type: 'string', default: 'must' },
      root: { type: 'string', default: join(import.meta.dirname, '..') },
    },
  })
  const request = requestOf(values.root, { ...values, ids: positionals })
  console.log(adviceFor(request, scaffold(values.root, request)))
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof TypeError)) throw error
  console.error(`${error.message}\n${usage}`)
  process.exitCode = 2
}
