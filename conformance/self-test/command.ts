import { Command, Option } from 'commander'
import { suites } from '../suite-list.ts'

/** A command of the self-test as `npm run` starts it, for one role or all; `--help` describes it. */
export const selfTestCommand = (script: string, description: string): Command =>
  new Command(`npm run ${script} --`)
    .description(description)
    .addOption(new Option('--role <role>', 'one role only').choices(suites.map(({ role }) => role)))
