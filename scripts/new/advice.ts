import { mutantId } from './mutant.ts'
import { placesOf } from './places.ts'
import type { Written } from './scaffold.ts'
import type { Wish } from './wish.ts'

/** Says what was begun and what to do next, in order. */
export const adviceFor = (wish: Wish, written: Written[]): string =>
  [
    `Begun ${wish.id}:`,
    ...written.map(({ path, line }) => `  ${path}:${line}`),
    ...written.filter(({ path, isNew }) => isNew && path.endsWith('.ts')).map(indexLine),
    '',
    'None of it passes until it is filled in. Next:',
    ...stepsFor(wish).map((step, at) => `  ${at + 1}. ${step}`),
  ].join('\n')

const indexLine = ({ path }: Written) =>
  `  ${path} is new: name it in ${path.replace(/[^/]+$/, 'index.ts')}.`

const stepsFor = (wish: Wish): string[] => [
  'Say what must hold: `text`, `feature`, and `source` where it differs from the file; then `npm run spec:lint`.',
  'Tell the types of it: `npm run spec`.',
  `Give the mutant its defect and a name that tells it (now \`${mutantId(wish)}\`), and the rule its \`judge\`; then \`npm run types\`.`,
  `See it red on the mutant:\n       ${certify(wish)} --mutant ${mutantId(wish)}`,
  `See it green on the reference:\n       ${certify(wish)}`,
  `Write down why the mutant dies, in conformance/self-test/kills.txt:\n       ${mutantId(wish)} | ${wish.id} | the reason that the red run gave`,
]

const certify = (wish: Wish) => {
  const { folder, start } = placesOf(wish).reference
  const options = `--config ${folder}/jp-conformance.yaml --only ${wish.id}`
  return `npm run jp-conformance -- ${wish.role} ${options} -- ${start}`
}
