import { onMethods, onParams } from '../tool/combinators.ts'
import { mutantsOf } from './mutant.ts'
import { onText } from './text.ts'

export const caseMutants = mutantsOf(
  {
    id: 'vfs.case.reports-success-as-failure',
    violates: 'vfs.case.expected-outcome',
    change: 'reports its success as an error',
    apply: onMethods(['result'], ({ jsonrpc, params }) => {
      const [block] = (params?.content ?? []) as { text: string }[]
      const failure = { message: block?.text ?? '', trace: [], transient: false }
      return { jsonrpc, method: 'error', params: failure }
    }),
  },
  {
    id: 'vfs.case.miscounts',
    violates: 'vfs.case.expected-result',
    change: 'reports one byte more than there are',
    apply: onText((text) => text.replace(/(\d+) bytes/g, (_, n) => `${Number(n) + 1} bytes`)),
  },
  {
    id: 'vfs.case.adds-a-line-break',
    violates: 'vfs.case.expected-files',
    change: 'adds a line break to every text that it writes',
    apply: onParams('fs.write', (params) =>
      params.encoding ? params : { ...params, content: `${params.content}\n` },
    ),
  },
)
