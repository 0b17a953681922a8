import { dirname } from 'node:path'
import { mutantId } from './mutant.ts'
import { placesOf } from './places.ts'
import type { RequirementRequest } from './requirement-request.ts'
import type { Written } from './scaffold.ts'

/** What was begun and what to do next, in order. */
export const adviceFor = (request: RequirementRequest, written: Written[]): string =>
  [
    `Begun ${request.id}:`,
    ...written.map(({ path, line }) => `  ${path}:${line}`),
    ...written.filter(({ path, isNew }) => isNew && path.endsWith('.ts')).map(indexLine),
    '',
    'None of it passes until it is filled in. Next:',
    ...stepsFor(request).map((step, at) => `  ${at + 1}. ${step}`),
  ].join('\n')

const indexLine = ({ path }: Written) =>
  `  ${path} is new: name it in ${path.replace(/[^/]+$/, 'index.ts')}.`

const stepsFor = (request: RequirementRequest): string[] => [
  'State what must hold: `text`, `feature`, and `source` where it differs from the file; then `npm run spec:lint`.',
  'Generate its types: `npm run spec`.',
  `Give the mutant its defect and a name that reports it (now \`${mutantId(request)}\`), and the rule its \`judge\`; then \`npm run types\`.`,
  `See it red on the mutant:\n       ${certify(request)} --mutant ${mutantId(request)}`,
  `See it green on the reference:\n       ${certify(request)}`,
  `Write down why the mutant dies, in ${dirname(placesOf(request).check)}/kills.txt:\n       ${mutantId(request)} | ${request.id} | the reason that the red run gave`,
]

const certify = (request: RequirementRequest) => {
  const { folder, start } = placesOf(request).reference
  const options = `--config ${folder}/jp-conformance.yaml --only ${request.id}`
  return `npm run jp-conformance -- ${request.role} ${options} -- ${start}`
}
