import type { Command } from 'commander'
import { type CommandName, commands } from './commands.ts'
import { refusing } from './parser-words.ts'
import type { Run } from './replay.ts'
import type { Answer } from './status.ts'

/** Adds `report` and the commands below it: they read saved results. */
export function addReport(root: Command, answer: Answer): void {
  const report = command(root, 'report')
    .usage('FORMAT RESULTS… | compare A B | merge FILES…')
    .argument('<format>', 'terminal, json, junit, markdown, html')
    .argument('<results...>', 'saved JSON reports; several are the shards of one run')
    .option('--output <file>', 'write there instead of stdout')
    .action(async (format: string, files: string[], options: { output?: string }) =>
      answer(await (await import('./report.ts')).report(format, files, options)),
    )
  addCompare(report, answer)
  addMerge(report, answer)
}

function addCompare(report: Command, answer: Answer): void {
  refusing(report.command('compare'), 'report compare')
    .description('what differs between two results; status 1 when something broke')
    .argument('<before>')
    .argument('<after>')
    .option('--markdown', 'as Markdown')
    .action(async (before: string, after: string, options: { markdown?: true }) =>
      answer(await (await import('./report.ts')).compareReports(before, after, options)),
    )
}

function addMerge(report: Command, answer: Answer): void {
  refusing(report.command('merge'), 'report merge')
    .description('join the shards of one run; the status is that of the whole')
    .argument('<files...>')
    .option('--output <file>', 'write there instead of stdout')
    .action(async (files: string[], options: { output?: string }) =>
      answer(await (await import('./report.ts')).mergeReports(files, options)),
    )
}

/** Adds `replay`, which runs one failed check of saved results again. */
export function addReplay(root: Command, answer: Answer, run: Run): void {
  command(root, 'replay')
    .usage('REPORT CHECK [-- COMMAND…]')
    .argument('<report>', 'a saved JSON report')
    .argument('<check>', 'a requirement, or a check, that failed in it')
    .argument('[command...]', 'another subject than that of the report')
    .addHelpText('after', REPLAYED)
    .action(async (report: string, check: string, words: string[]) => {
      const { replay } = await import('./replay.ts')
      answer(await replay({ report, check, command: words }, run))
    })
}

const REPLAYED = '\nExit status: 0 fixed, 1 still failing, 3 not reproducible, 2 wrong usage.'

const command = (root: Command, name: CommandName): Command =>
  refusing(root.command(name).description(commands[name]), name)
