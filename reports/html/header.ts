import { headline } from '../headline.ts'
import { OUTDATED, outdated } from '../outdated.ts'
import { commandLine } from '../reproduce.ts'
import type { Results } from '../results.ts'
import { verdictOrder, verdicts } from '../verdicts.ts'
import { visibleCut } from '../visible-cut.ts'
import { icon } from './icons.ts'
import { html, type Markup } from './markup.ts'

/** The top of the page: the outcome in a word and a sentence, why it is not green, and the totals. */
export function header(results: Results): Markup {
  const { word, sentence } = headline(results)
  const { suite, subject, outcome } = results
  return html`
<header class="page">
  <div class="top">
    <p class="eyebrow">${suite.name} <span>Certification of a ${subject.role.replaceAll('-', ' ')}</span></p>
    <button type="button" id="theme" hidden>${icon('theme')}<span></span></button>
  </div>
  <div class="outcome ${outcome}">
    <span class="seal">${icon(outcome)}</span>
    <div>
      <h1>${word}</h1>
      <p class="sentence">${sentence}</p>
    </div>
  </div>
  <p class="judged"><span class="muted">Subject</span> <code>${commandLine(subject.command)}</code></p>
  ${why(results)}
  ${totals(results)}
</header>`
}

const MOST_REASONS = 8

function why(results: Results): Markup | undefined {
  if (results.outcome === 'conformant') return undefined
  if (results.outcome === 'nonconformant') return entries(results)
  const { because } = headline(results)
  const left = because.length - MOST_REASONS
  return html`
  <section class="why ${results.outcome}" aria-labelledby="why">
    <h2 id="why">Why this is not green</h2>
    <p>${rules[results.outcome]}</p>
    <ul>${because.slice(0, MOST_REASONS).map((line) => html`<li>${line}</li>`)}</ul>
    ${left > 0 ? html`<p class="muted">… and ${left} more below.</p>` : undefined}
  </section>`
}

function entries(results: Results): Markup | undefined {
  const reported = outdated(results)
  if (reported.length === 0) return undefined
  return html`
  <section class="why ${results.outcome}" aria-labelledby="why">
    <h2 id="why">${OUTDATED}</h2>
    <ul>${reported.map((line) => html`<li>${visibleCut(line, 400)}</li>`)}</ul>
  </section>`
}

const rules = {
  partial:
    'Nothing that was judged is wrong, but a run is conformant only when every required check that applies was observed and passed.',
  error: 'A fault of the suite or of its environment is no verdict about the subject.',
}

function totals({ counts, results }: Results): Markup {
  return html`
  <section class="totals" aria-label="Totals by verdict">
    ${bar(counts, results.length)}
    <div class="tiles" role="group" aria-label="Show only these verdicts">
      ${verdictOrder.map(
        (verdict) => html`
      <button type="button" class="tile ${verdict} ${counts[verdict] === 0 ? 'empty' : ''}" data-verdict="${verdict}" disabled>
        <span class="name">${icon(verdict)}${verdicts[verdict].word}</span>
        <span class="count">${counts[verdict]}</span>
      </button>`,
      )}
    </div>
  </section>`
}

function bar(counts: Results['counts'], total: number): Markup | undefined {
  if (total === 0) return undefined
  const found = verdictOrder.filter((verdict) => counts[verdict] > 0)
  const shares = found.map((verdict) => Math.max(LEAST_SHARE, counts[verdict] / total))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const parts = found.map((verdict, at) => {
    const x = shares.slice(0, at).reduce((sum, share) => sum + share, 0)
    return html`<rect class="${verdict}" x="${percent(x / whole)}" width="${percent((shares[at] ?? 0) / whole)}" height="100%"></rect>`
  })
  return html`<svg class="bar" aria-hidden="true">${parts}</svg>`
}

// One failure among thousands must still be seen.
const LEAST_SHARE = 0.012

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`
}
