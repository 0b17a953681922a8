import { Parser } from '@asyncapi/parser'
import { validateOpenRPCDocument } from '@open-rpc/schema-utils-js'
import { exchangeFormats } from '../generate/all.ts'
import type { Output } from '../generate/output.ts'
import { messageSchema } from '../spec/messages.ts'
import type { Breach, LintRule } from './rule.ts'
import { compiledIn } from './schemas.ts'

/** What is exported for other tools is read by the parsers that those tools use. */
export const exchangeRules: LintRule[] = [
  {
    id: 'exchange-format',
    law: 'The OpenRPC and AsyncAPI documents are valid by their official parsers.',
    find: async (tree) => {
      if (compiledIn(tree).breaches.length > 0) return []
      const outputs = exchangeFormats(tree, tree.message.map(messageSchema))
      return (await Promise.all(outputs.map(problemsOf))).flat()
    },
  },
]

/** Tells what the official parser has against an exported document. */
export async function problemsOf({ path, text }: Output): Promise<Breach[]> {
  const problems = path.startsWith('openrpc/')
    ? openRpcProblems(text)
    : await asyncApiProblems(text)
  return problems.map((problem) => ({
    file: `spec/generated/${path}`,
    line: 1,
    problem,
    expected: 'a document without errors',
    fix: 'mend the message that it comes from, or its generator in scripts/generate/',
  }))
}

function openRpcProblems(text: string): string[] {
  const result = validateOpenRPCDocument(JSON.parse(text))
  return result === true ? [] : [result.message]
}

async function asyncApiProblems(text: string): Promise<string[]> {
  const found = await new Parser().validate(text)
  return found
    .filter(({ severity }) => severity === 0)
    .map(({ message, path }) => `${path.join('/')}: ${message}`)
}
