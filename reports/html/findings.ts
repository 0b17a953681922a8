import { type ByCause, byCause, countOfFollowers } from '../because.ts'
import { labelOf, type OfRequirement, worstOf } from '../by-requirement.ts'
import { eventsOf, offendingEvent } from '../conversation.ts'
import type { Result, Results, Verdict } from '../results.ts'
import { areaOf, verdictOrder, verdicts } from '../verdicts.ts'
import { visibleCut } from '../visible-cut.ts'
import { icon } from './icons.ts'
import { html, type Markup } from './markup.ts'
import { body, prose, sentenceOf } from './result-body.ts'

/** Every requirement with its results, worst first; each one opens without a script. `sessions` gives a transcript's place. */
export function findings(results: Results, sessions: Map<string, number>): Markup {
  const { own, under } = byCause(results.results)
  const page = { results, sessions, under, next: 1 }
  const byVerdict = Map.groupBy(own, worstOf)
  return html`
<section id="results" class="${results.results.length > MANY ? 'many' : ''}" aria-labelledby="results-title">
  <h2 id="results-title" tabindex="-1">Results</h2>
  ${results.results.length > 0 ? toolbar(results) : html`<p class="muted">There are none.</p>`}
  ${verdictOrder.map((verdict) => group(verdict, byVerdict.get(verdict) ?? [], page))}
  <p class="none" hidden>No result matches. <button type="button" class="link" data-reset>Show all</button></p>
</section>`
}

// From here on, what is out of sight is not laid out.
const MANY = 300

interface Page {
  results: Results
  sessions: Map<string, number>
  under: ByCause['under']
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

function group(verdict: Verdict, of: readonly OfRequirement[], page: Page): Markup | undefined {
  if (of.length === 0) return undefined
  return html`
  <section class="group" aria-labelledby="group-${verdict}">
    <h3 id="group-${verdict}" class="${verdict}">${icon(verdict)}${verdicts[verdict].title}
      <span class="muted">${of.length} ${of.length === 1 ? 'requirement' : 'requirements'}</span></h3>
    <div class="list">${of.map((all) => [entries(all, verdict, page), followers(all, page)])}</div>
  </section>`
}

/** What is violated because of a requirement, folded away beneath it. */
function followers([{ requirement }]: OfRequirement, page: Page): Markup | undefined {
  const under = page.under(requirement)
  if (under.length === 0) return undefined
  return html`
<details class="several followers fail">
  <summary>
    <span class="verdict"></span>
    <span class="what"><span class="text">${countOfFollowers(under)}</span></span>
    <span class="level"></span>
    <span class="ms">${under.length === 1 ? '1 requirement' : `${under.length} requirements`}</span>
    ${icon('chevron')}
  </summary>
  <div class="cases">${under.map((all) => entries(all, worstOf(all), page))}</div>
</details>`
}

/** A requirement with its results beneath it; one with a single result is that result. */
function entries(all: OfRequirement, verdict: Verdict, page: Page): Markup {
  const [first, ...others] = worstFirst(all)
  if (others.length === 0) return entry(first, page)
  const { requirement, requirementText, level } = first
  const of = verdict === 'fail' && page.next === 1 ? 'open' : ''
  return html`
<details class="several ${verdict}" ${of}>
  <summary>
    <span class="verdict">${icon(verdict)}${verdicts[verdict].word}</span>
    <span class="what"><code>${visibleCut(requirement, 160)}</code><span class="text">${prose(requirementText ?? '', 240)}</span></span>
    <span class="level">${level}</span>
    <span class="ms">${countsIn(all)}</span>
    ${icon('chevron')}
  </summary>
  <div class="cases">${[first, ...others].map((result) => entry(result, page, 'of several'))}</div>
</details>`
}

/** Results of a requirement, those of its verdict first. */
const worstFirst = (all: OfRequirement) =>
  all.toSorted(
    (a, b) => verdictOrder.indexOf(a.verdict) - verdictOrder.indexOf(b.verdict),
  ) as OfRequirement

/** How many results a requirement has, and how many of them have its verdict. */
function countsIn(all: OfRequirement): string {
  const worst = worstOf(all)
  const such = all.filter(({ verdict }) => verdict === worst).length
  return such === all.length ? `${such} checks` : `${such} of ${all.length}`
}

/** One of several results of a requirement is called by what distinguishes it from the others. */
const nameOf = (result: Result, one?: 'of several') =>
  one === undefined ? result.requirement : labelOf(result) || result.check

function entry(result: Result, page: Page, one?: 'of several'): Markup {
  const { requirement, verdict, level, ms } = result
  const session = result.transcript === undefined ? undefined : page.sessions.get(result.transcript)
  const event = offendingEvent(result, eventsOf(result, page.results))
  const open = verdict === 'fail' && page.next === 1 ? 'open' : ''
  return html`
<details class="result ${verdict}" id="r${page.next++}" data-verdict="${verdict}" data-level="${level}"
  data-area="${areaOf(requirement)}" data-session="${session}" data-event="${event}" ${open}>
  <summary>
    <span class="verdict">${icon(verdict)}${verdicts[verdict].word}</span>
    <span class="what"><code>${visibleCut(nameOf(result, one), 160)}</code>${statement(result, one)}</span>
    <span class="level">${level}</span>
    <span class="ms">${duration(ms)}</span>
    ${icon('chevron')}
  </summary>
  <div class="body">${body(result, page.results, one)}</div>
</details>`
}

function statement(result: Result, one?: 'of several'): Markup {
  const { verdict, reason, case: name, known, becauseOf } = result
  const text = verdict === 'pass' ? (sentenceOf(result, one) ?? reason) : reason
  const isTagged = name !== undefined && one === undefined
  const reported = [
    ...(known ? ['known failure'] : []),
    ...(becauseOf === undefined ? [] : [`because of ${becauseOf}`]),
    ...(isTagged ? [name] : []),
  ]
  const tags = reported.map((tag) => html` <span class="tag">${visibleCut(tag, 80)}</span>`)
  return html`<span class="text">${prose(text, 240)}${tags}</span>`
}

function duration(ms: number | undefined): string {
  if (ms === undefined || ms === 0) return ''
  return ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${Number(ms.toFixed(1))} ms`
}
