import { onMethods, onParams } from '../tool/combinators.ts'
import { mutantsIn } from './mutant.ts'
import { onText } from './text.ts'

export const caseMutants = mutantsIn('vfs.case')({
  'expected-outcome': {
    'reports-success-as-failure: reports its success as an error': onMethods(
      ['result'],
      ({ jsonrpc, params }) => {
        const [block] = (params?.content ?? []) as { text: string }[]
        const failure = { message: block?.text ?? '', trace: [], transient: false }
        return { jsonrpc, method: 'error', params: failure }
      },
    ),
  },
  'expected-result': {
    'miscounts: reports one byte more than there are': onText((text) =>
      text.replace(/(\d+) bytes/g, (_, n) => `${Number(n) + 1} bytes`),
    ),
  },
  'expected-files': {
    'adds-a-line-break: adds a line break to every text that it writes': onParams(
      'fs.write',
      (params) => (params.encoding ? params : { ...params, content: `${params.content}\n` }),
    ),
  },
})
