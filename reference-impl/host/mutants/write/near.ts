import { answered } from '../../service.ts'
import { having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { instead } from '../requests.ts'
import { onText } from './requests.ts'

/** Passes over a write that is equal to the last one of that path, unless a request has changed the path since. */
const withoutEqual =
  (...notices: string[]): Apply =>
  (parts) => {
    const known = new Map<unknown, string>()
    const once = instead('fs.write', async (params, plainly) => {
      const content = JSON.stringify([params.content, params.encoding])
      if (known.get(params.path) === content) return answered({})
      known.set(params.path, content)
      return plainly(params)
    })
    return having(({ around }) => ({
      around: (serve) => (method, params, signal) => {
        if (notices.includes(method)) known.clear()
        return around(serve)(method, params, signal)
      },
    }))(once(parts))
  }

/** Mutants that store nearly what they are given. */
export const nearWriteMutants = mutantsIn('vfs.write')({
  'stores-text-unaltered#characters': {
    'drops-colours: leaves out what colours a terminal': onText((content) =>
      content.replaceAll('\u001b[31m', ''),
    ),
    'drops-selectors: leaves out what selects the form of a character': onText((content) =>
      content.replaceAll('\ufe0f', ''),
    ),
    'drops-private: leaves out characters of private use': onText((content) =>
      content.replace(/[\ue000-\uf8ff]/g, ''),
    ),
  },
  'is-visible-at-once#next-request': {
    'equal-after-rename: writes nothing where it has written the same before the file was renamed':
      withoutEqual('fs.delete'),
  },
  'vfs.process.files-shared-with-program': {
    'equal-after-program: writes nothing where it has written the same before a program changed it':
      withoutEqual('fs.delete', 'fs.rename'),
  },
})
