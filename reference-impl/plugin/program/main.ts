import { commands } from './commands.ts'
import { connect } from './connect.ts'
import { seamsFor } from './mutated.ts'

/** What the plugin states of itself. @see rfd072 §Plugin Self-Description */
const DESCRIPTION = {
  type: 'describe',
  name: 'reference',
  version: '0.1.0',
  description: 'Shows conversations, and counts their events',
  command: ['reference-plugin'],
  author: 'jp-conformance',
  help: 'Usage: jp reference-plugin [titles | show [ID] | statistics | setting PATH | export FILE | serve [PORT]]',
  repository: 'https://github.com/dcdpr/jp',
}

const seams = await seamsFor(process.argv.slice(2))
if (process.stdin.isTTY) seams.showHelp(`${DESCRIPTION.help}\n`)
const { host, first } = await connect(seams)

if (first.type === 'describe') {
  host.send(DESCRIPTION)
  seams.leave(0)
} else if (first.type === 'init') {
  host.send({ type: 'ready' })
  const [name = 'titles', ...words] = first.args as string[]
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command) await command(host, words, first)
  else host.exit(2, `there is no command ${name}`)
} else host.exit(1, `the first message is ${first.type}, and neither init nor describe`)
