import { headline } from './headline.ts'
import { findings } from './html/findings.ts'
import { script, style } from './html/generated/assets.ts'
import { header } from './html/header.ts'
import { iconShapes } from './html/icons.ts'
import { html as markup, trusted } from './html/markup.ts'
import { conversations, numbered, policy } from './html/page-data.ts'
import { runDetails } from './html/run-details.ts'
import type { Results } from './results.ts'
import { visibleCut } from './visible-cut.ts'

/**
 * One self-contained page: it loads nothing, runs only its own script, and without scripts is still
 * a list in which every result opens.
 */
export function html(results: Results): string {
  const sessions = numbered(results)
  const { sign, word } = headline(results)
  const { suite, subject } = results
  const name = visibleCut(subject.name ?? subject.command.join(' '), 80)
  const page = markup`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(style, script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${sign} ${word}: ${name}</title>
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#results-title">Skip to the results</a>
${iconShapes()}
${header(results)}
<main>
${findings(results, sessions)}
${runDetails(results)}
</main>
<footer class="page">
  <p>${suite.name} ${suite.version}</p>
  <p class="keys"><kbd>/</kbd> search <kbd>j</kbd> <kbd>k</kbd> next and previous result
    <button type="button" class="link" id="keys" hidden></button>
    <kbd>↑</kbd> <kbd>↓</kbd> within a conversation</p>
</footer>
${conversations(results, sessions)}
<script>${trusted(script)}</script>
</body>
</html>
`
  return page.markup
}
