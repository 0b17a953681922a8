import { connect } from './client.ts'
import { perform } from './commands.ts'
import { seamsFor } from './variant.ts'

const seams = await seamsFor(process.argv.slice(2))
const host = await connect(seams)
await perform(host)
seams.leave('done')
