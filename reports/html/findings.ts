import { eventsOf, excerpt, milliseconds, offendingEvent, wordsOf } from '../conversation.ts'
import { differenceIn, LEGEND } from '../difference.ts'
import { again } from '../reproduce.ts'
import type { Result, Results, Verdict } from '../results.ts'
import { areaOf, resultsWith, verdictOrder, verdicts } from '../verdicts.ts'
import { visibleCut } from '../visible.ts'
import { icon } from './icons.ts'
import { html, type Markup } from './markup.ts'

/** Every result, worst first; each one opens without a script. `sessions` gives a transcript's place. */
export function findings(results: Results, sessions: Map<string, number>): Markup {
  const page = { results, sessions, next: 1 }
  return html`
<section id="results" class="${results.results.length > MANY ? 'many' : ''}" aria-labelledby="results-title">
  <h2 id="results-title" tabindex="-1">Results</h2>
  ${results.results.length > 0 ? toolbar(results) : html`<p class="muted">There are none.</p>`}
  ${verdictOrder.map((verdict) => group(verdict, page))}
  <p class="none" hidden>No result matches. <button type="button" class="link" data-reset>Show all</button></p>
</section>`
}

// From here on, what is out of sight is not laid out.
const MANY = 300

interface Page {
  results: Results
  sessions: Map<string, number>
  /** The number of the next result, for its address in the page. */
  next: number
}

function toolbar({ results }: Results): Markup {
  const areas = [...new Set(results.map(({ requirement }) => areaOf(requirement)))].sort()
  return html`
  <form class="toolbar" role="search" aria-label="Filter results" hidden>
    <label class="search">${icon('search')}<span class="unseen">Search in all texts</span>
      <input type="search" name="text" placeholder="Search" autocomplete="off" spellcheck="false"><kbd>/</kbd></label>
    <label><span class="unseen">Level</span><select name="level">
      <option value="">Every level</option>${['must', 'should', 'may'].map(choice)}</select></label>
    <label><span class="unseen">Area</span><select name="area">
      <option value="">Every area</option>${areas.map(choice)}</select></label>
    <button type="button" class="link" data-reset hidden>Show all</button>
    <output aria-live="polite">${results.length} results</output>
  </form>`
}

function choice(value: string): Markup {
  return html`<option value="${value}">${visibleCut(value, 80)}</option>`
}

function group(verdict: Verdict, page: Page): Markup | undefined {
  const found = resultsWith(verdict, page.results)
  if (found.length === 0) return undefined
  return html`
  <section class="group" aria-labelledby="group-${verdict}">
    <h3 id="group-${verdict}" class="${verdict}">${icon(verdict)}${verdicts[verdict].title}
      <span class="muted">${found.length}</span></h3>
    <div class="list">${found.map((result) => entry(result, page))}</div>
  </section>`
}

function entry(result: Result, page: Page): Markup {
  const { requirement, verdict, level, ms } = result
  const session = result.transcript === undefined ? undefined : page.sessions.get(result.transcript)
  const event = offendingEvent(result, eventsOf(result, page.results))
  const open = verdict === 'fail' && page.next === 1 ? 'open' : ''
  return html`
<details class="result ${verdict}" id="r${page.next++}" data-verdict="${verdict}" data-level="${level}"
  data-area="${areaOf(requirement)}" data-session="${session}" data-event="${event}" ${open}>
  <summary>
    <span class="verdict">${icon(verdict)}${verdicts[verdict].word}</span>
    <span class="what"><code>${visibleCut(requirement, 160)}</code>${statement(result)}</span>
    <span class="level">${level}</span>
    <span class="ms">${duration(ms)}</span>
    ${icon('chevron')}
  </summary>
  <div class="body">${body(result, page)}</div>
</details>`
}

function statement({ verdict, requirementText, reason, case: name, known }: Result): Markup {
  const text = verdict === 'pass' ? (requirementText ?? reason) : reason
  const told = [...(known ? ['known failure'] : []), ...(name === undefined ? [] : [name])]
  const tags = told.map((tag) => html` <span class="tag">${visibleCut(tag, 80)}</span>`)
  return html`<span class="text">${visibleCut(text, 240)}${tags}</span>`
}

function body(result: Result, page: Page): Markup {
  const { requirementText, reason, expected, observed, advice } = result
  return html`
    ${requirementText === undefined ? undefined : html`<p class="requirement">${visibleCut(requirementText, 1000)}</p>`}
    <p class="reason">${visibleCut(reason, MOST_SHOWN)}</p>
    <div class="sides">${side('Expected', expected)}${side('Observed', observed)}</div>
    ${difference(result)}
    ${advice === undefined ? undefined : html`<p class="advice"><b>What helps</b> ${visibleCut(advice, MOST_SHOWN)}</p>`}
    ${facts(result, page.results)}
    ${conversation(result, page.results)}`
}

const MOST_SHOWN = 4000

function side(name: string, text: string | undefined): Markup | undefined {
  if (text === undefined) return undefined
  return html`<div class="${name.toLowerCase()}"><h4>${name}</h4><pre>${visibleCut(text, MOST_SHOWN)}</pre></div>`
}

function difference(result: Result): Markup | undefined {
  const lines = differenceIn(result)
  if (lines.length === 0) return undefined
  const set = lines.map(({ whose, text }) => html`<span class="${whose}">${text}</span>`)
  return html`<figure class="difference"><figcaption>${LEGEND}</figcaption><pre>${set}</pre></figure>`
}

function facts(result: Result, results: Results): Markup {
  const known = result.verdict === 'fail'
  const rows: [string, string | undefined][] = [
    ['Source', [result.source ?? []].flat().join(', ') || undefined],
    ['Check', result.check === result.requirement ? undefined : result.check],
    ['Case', result.case],
    ['Fault', result.fault],
    ['Again', known ? again(result, results) : undefined],
  ]
  const told = rows.filter(([, text]) => text !== undefined)
  return html`<dl class="facts">${told.map(
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
  const { before, lines } = excerpt(result, results)
  const rows = lines.map(
    (line) => html`
      <li class="${line.offending ? 'offending' : ''}"><span>${milliseconds(line.at)}</span> ${line.sign} ${wordsOf(line, 200)}</li>`,
  )
  const earlier =
    before > 0 ? html`<p class="muted">${before} earlier events are not shown.</p>` : undefined
  return html`<div class="plain">${earlier}<ol>${rows}</ol></div>`
}

function duration(ms: number | undefined): string {
  if (ms === undefined || ms === 0) return ''
  return ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${Number(ms.toFixed(1))} ms`
}
