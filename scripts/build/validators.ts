import { basename } from 'node:path'
import type { Plugin } from 'esbuild'
import { documentCode, messageCode } from '../generate/validators.ts'
import { messageSchema } from '../spec/messages.ts'
import type { SpecTree } from '../spec/tree.ts'

/** Puts compiled code where a checkout has validators that Ajv compiles when they are first called. */
export const compiledValidators = (tree: SpecTree): Plugin => ({
  name: 'compiled-validators',
  setup({ onLoad }) {
    onLoad({ filter: /\/harness\/validators\/\w+\.ts$/ }, ({ path }) => {
      const contents = validatorCode(basename(path, '.ts'), tree)
      return contents === undefined ? undefined : { contents, loader: 'js' }
    })
  },
})

/** The code of all validators of a protocol or of a folder of documents; undefined where there is neither. */
export function validatorCode(name: string, tree: SpecTree): string | undefined {
  const messages = tree.message.map(messageSchema)
  const own = messages.filter(({ file }) => file.protocol === name)
  if (own.length > 0) return messageCode(own, messages)
  const documents = tree.documents.filter(({ folder }) => folder === name)
  return documents.length > 0 ? documentCode(documents, messages) : undefined
}
