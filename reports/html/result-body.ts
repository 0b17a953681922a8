import { eventsOf, excerpt, milliseconds, wordsOf } from '../conversation.ts'
import { type Figure, figuresOf } from '../figure.ts'
import { again } from '../reproduce.ts'
import type { Result, Results } from '../results.ts'
import { sidesOf } from '../sides.ts'
import { visibleCut } from '../visible-cut.ts'
import { html, type Markup } from './markup.ts'

/** What a result is about: its requirement; of several, the clause of it, where it has one. */
export const sentenceOf = ({ requirementText, clause, check }: Result, one?: 'of several') => {
  if (one === undefined) return requirementText
  return clause === undefined ? undefined : check
}

/** All that a result shows when it is open. */
export function body(result: Result, results: Results, one?: 'of several'): Markup {
  const { advice } = result
  const sentence = sentenceOf(result, one)
  const { reason, expected, observed } = sidesOf(result)
  return html`
    ${sentence === undefined ? undefined : html`<p class="requirement">${prose(sentence, 1000)}</p>`}
    ${reason === undefined ? undefined : html`<p class="reason">${prose(reason, MOST_SHOWN)}</p>`}
    <div class="sides">${side('Expected', expected)}${side('Observed', observed)}</div>
    ${figuresOf(result).map(figure)}
    ${advice === undefined ? undefined : html`<p class="advice"><b>What helps</b> ${visibleCut(advice, MOST_SHOWN)}</p>`}
    ${facts(result, results, sentence)}
    ${conversation(result, results)}`
}

const MOST_SHOWN = 4000

/** A sentence whose parts between back quotes are code. */
export const prose = (sentence: string, limit: number): (Markup | string)[] =>
  visibleCut(sentence, limit)
    .split(/`([^`]+)`/)
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))

function side(name: string, text: string | undefined): Markup | undefined {
  if (text === undefined) return undefined
  return html`<div class="${name.toLowerCase()}"><h4>${name}</h4><pre>${visibleCut(text, MOST_SHOWN)}</pre></div>`
}

function figure({ legend, lines }: Figure): Markup {
  const set = lines.map(({ whose, text }) => html`<span class="${whose}">${text}</span>`)
  return html`<figure class="lines"><figcaption>${legend}</figcaption><pre>${set}</pre></figure>`
}

function facts(result: Result, results: Results, sentence?: string): Markup {
  const known = result.verdict === 'fail'
  const rows: [string, string | undefined][] = [
    ['Source', [result.source ?? []].flat().join(', ') || undefined],
    [
      'Check',
      [result.requirement, result.requirementText, sentence].includes(result.check)
        ? undefined
        : result.check,
    ],
    ['Case', result.case],
    ['Fault', result.fault],
    ['Again', known ? again(result, results) : undefined],
  ]
  const reported = rows.filter(([, text]) => text !== undefined)
  return html`<dl class="facts">${reported.map(
    ([name, text]) =>
      html`<div><dt>${name}</dt><dd class="${name === 'Again' ? 'command-line' : ''}">${visibleCut(text ?? '', 400)}</dd></div>`,
  )}</dl>`
}

// The script draws the whole conversation in place of these last lines.
function conversation(result: Result, results: Results): Markup | undefined {
  if (eventsOf(result, results).length === 0) return undefined
  const shown =
    result.verdict === 'fail' || result.verdict === 'error' ? plain(result, results) : undefined
  return html`<div class="conversation"><h4>Conversation</h4>${shown}</div>`
}

function plain(result: Result, results: Results): Markup {
  const { before, lines, after } = excerpt(result, results)
  const rows = lines.map(
    (line) => html`
      <li class="${line.offending ? 'offending' : ''}"><span>${milliseconds(line.at)}</span> ${line.sign} ${wordsOf(line, 200)}</li>`,
  )
  return html`<div class="plain">${leftOut(before, 'earlier')}<ol>${rows}</ol>${leftOut(after, 'later')}</div>`
}

const leftOut = (count: number, where: string) =>
  count > 0 ? html`<p class="muted">… ${count} ${where}</p>` : undefined
