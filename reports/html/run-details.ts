import { leftBehind, lookedFor } from '../left-behind.ts'
import { reproduce } from '../reproduce.ts'
import type { Results } from '../results.ts'
import { outcomes } from '../verdicts.ts'
import { html, type Markup } from './markup.ts'

/** What is to be known around the results: gaps, comparison with empty programs, and the run itself. */
export function runDetails(results: Results): Markup {
  return html`${notExercised(results)}${nullBaseline(results)}${run(results)}`
}

function notExercised({ notExercised: missing = [] }: Results): Markup | undefined {
  if (missing.length === 0) return undefined
  const rows = missing.map(
    ({ requirement, advice }) =>
      html`<tr><td><code>${requirement}</code></td><td>${advice}</td></tr>`,
  )
  return html`
<section class="aside" aria-labelledby="gaps">
  <h2 id="gaps">Not exercised <span class="muted">${missing.length}</span></h2>
  <p class="muted">No conversation of this run touched these requirements.</p>
  <table><thead><tr><th scope="col">Requirement</th><th scope="col">What would exercise it</th></tr></thead>
  <tbody>${rows}</tbody></table>
</section>`
}

function nullBaseline({ nullBaseline: lines = [] }: Results): Markup | undefined {
  if (lines.length === 0) return undefined
  const rows = lines.map(
    ({ subject, pass, fail, other, outcome }) => html`
    <tr><td><code>${subject}</code></td><td class="number">${pass}</td><td class="number">${fail}</td>
      <td class="number">${other}</td><td>${outcomes[outcome].word}</td></tr>`,
  )
  return html`
<section class="aside" aria-labelledby="null">
  <h2 id="null">Null baseline</h2>
  <p class="muted">The same checks on programs that implement nothing: what passes here is worth little.</p>
  <table><thead><tr><th scope="col">Program</th><th scope="col" class="number">Pass</th><th scope="col" class="number">Fail</th>
    <th scope="col" class="number">Other</th><th scope="col">Outcome</th></tr></thead><tbody>${rows}</tbody></table>
</section>`
}

function run(results: Results): Markup {
  return html`
<section class="aside" aria-labelledby="run">
  <h2 id="run">This run</h2>
  <p>${results.smoke?.sentence}</p>
  ${leftBehind(results).map((left) => html`<p>Left behind: ${left}</p>`)}
  ${lookedFor(results).map((how) => html`<p>Processes outside of process groups: ${how}</p>`)}
  <dl class="run">${facts(results).map(([name, text]) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>
  <h3>Reproduce</h3>
  <pre class="command">${reproduce(results)}</pre>
</section>`
}

function facts({
  suite,
  spec,
  subject,
  seed,
  started,
  ms,
  noise = {},
}: Results): [string, string][] {
  const measured = Object.entries(noise).map(([name, value]) => `${name} ${value} ms`)
  return [
    ['Suite', `${suite.name} ${suite.version}`],
    ['Revision', spec.revision],
    ['Started', started?.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC') ?? 'not recorded'],
    ['Took', ms === undefined ? 'not recorded' : `${(ms / 1000).toFixed(2)} s`],
    ['Seed', String(seed)],
    ['Noise', measured.length > 0 ? measured.join(', ') : 'not measured'],
    ...(subject.sha256 === undefined
      ? []
      : [['Subject SHA-256', subject.sha256] as [string, string]]),
  ]
}
