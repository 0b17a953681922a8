import { isObject } from '../../../harness/wire/json.ts'
import { texts } from './arguments.ts'
import { bytesOf, contentOf } from './content.ts'
import type { Host } from './host.ts'

/**
 * Shows the files `paths` one by one and takes `y` or `n` for each, as a running program would,
 * then asks once whether to copy the chosen ones to `staged/`.
 * @see rfd-d11 §Integration with the stateful tool protocol
 */
export async function ask(host: Host): Promise<string> {
  const chosen = await choose(host, texts(host.tool.arguments, 'paths'))
  if (chosen.length === 0) return 'nothing to stage'
  if (!(await isSure(host, chosen))) return 'staged nothing'
  for (const [path, bytes] of chosen)
    await host.call('fs.write', { path: `staged/${path}`, ...contentOf(bytes) })
  return `staged ${chosen.map(([path]) => path).join(', ')}`
}

async function choose(host: Host, paths: string[]): Promise<[string, Buffer][]> {
  const chosen: [string, Buffer][] = []
  for (const path of paths) {
    const bytes = bytesOf(await host.call('fs.read', { path }))
    host.state({ type: 'running', content: `${path}\n${bytes}\nStage it [y/n]?` })
    if ((await host.nextInput()) === 'y') chosen.push([path, bytes])
  }
  return chosen
}

/** A question is answered by its id, or with the bare value; it is asked again until the answer is yes or no. */
async function isSure(host: Host, chosen: [string, Buffer][]): Promise<boolean> {
  const content = chosen.map(([path]) => path).join('\n')
  const question = { id: 'sure', text: 'Stage these files?', answer_type: 'Boolean' as const }
  for (;;) {
    host.state({ type: 'waiting', content, question })
    const input = await host.nextInput()
    const answer = isObject(input) ? input.sure : input
    if (typeof answer === 'boolean') return answer
  }
}
