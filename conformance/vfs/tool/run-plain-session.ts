import type { Fault } from '../../../harness/adversary/fault.ts'
import { Project } from '../../../harness/peers/project.ts'
import { scripted } from '../../../harness/peers/scripted.ts'
import { scriptedVfsHost } from '../../../harness/peers/scripted-host.ts'
import { runOneShotSession } from '../../../harness/session/run-one-shot-session.ts'
import { runToolSession } from '../../../harness/session/run-tool-session.ts'
import type { Transcript } from '../../../harness/transcript.ts'
import type { ToolScenario } from './scenario.ts'
import { boundsOf, initOf, startedOf, type ToolRunContext } from './session-settings.ts'
import { type ProjectStart, prepareProject } from './start.ts'

/**
 * Runs one call of a one-shot tool in a folder that holds the files of its case. The documents leave open how a tool gets
 * what it is called with: it finds its name, arguments, answers and options as JSON in the variable `JP_TOOL`.
 */
export async function runOneShotScenario(
  context: ToolRunContext,
  scenario: ToolScenario,
): Promise<Transcript> {
  const { config, interrupt, subject } = context
  const { about, fault } = scenario
  const { launch, leave } = await prepareProject(subject, about.files)
  const transcript = await runOneShotSession({
    ...{ started: startedOf(context, scenario), launcher: subject.containers?.launch },
    launch: (given) => withTool(launch, initOf(config, { ...about, answers: given }).tool),
    ...{ ...answersUnder(fault, about.answers), interrupt },
    limits: boundsOf(context, scenario).limits,
  })
  const at = transcript.at(-1)?.at ?? 0
  transcript.push({ event: 'project-snapshot', at, files: leave() })
  return transcript
}

/** What a one-shot tool is started with, and what its questions are answered with. */
function answersUnder(fault: Fault | undefined, answers: Answers = {}) {
  if (fault?.kind === 'generated-answers') return { given: fault.given, answers: fault.answers }
  return { given: fault?.kind === 'answered-before' ? answers : {}, answers }
}

type Answers = NonNullable<ToolScenario['about']['answers']>

/**
 * Runs a stateful tool on plain stdio in such a folder, called in the same way.
 * @see rfd009 §Apply serves two purposes
 */
export async function runStdioScenario(
  context: ToolRunContext,
  scenario: ToolScenario,
  onQuiet: () => void,
): Promise<Transcript> {
  const { config, interrupt, subject } = context
  const { about, fault, before } = scenario
  const { launch, files, filesNow, leave } = await prepareProject(subject, about.files)
  const init = initOf(config, about)
  const transcript = await runToolSession({
    ...{ started: startedOf(context, scenario), binding: 'stdio', stateful: true },
    ...{ launch: withTool(launch, init.tool), launcher: subject.containers?.launch },
    ...{ init, host: NO_HOST, leftFiles: files, filesNow },
    ...{ inputs: about.inputs ?? [], prompts: before?.prompts, fault },
    ...{ ...boundsOf(context, scenario), onQuiet, interrupt },
  })
  leave()
  return transcript
}

/** On plain stdio nothing is asked of a host. */
const NO_HOST = scriptedVfsHost({ project: new Project({}), policy: {}, scripted: scripted() })

const withTool = (launch: ProjectStart['launch'], tool: object): ProjectStart['launch'] => ({
  ...launch,
  env: { ...launch.env, JP_TOOL: JSON.stringify(tool) },
})
