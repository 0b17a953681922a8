/** A word that the project has replaced, with an example that the rule refuses and the nearest one that it does not. */
export interface WordRule {
  /** Name of the rule: the word. */
  word: string
  /** What the rule refuses, in a line whose identifiers are split into words. */
  pattern: RegExp
  /** Uses that are allowed; they are cut out of a line before the pattern is tried. */
  except?: RegExp
  /** The term to write. */
  instead: string
  /** Whether `spec/` may use the word, because the sources of the protocols do. */
  inSources?: boolean
  violation: string
  control: string
}

const SESSION = '(?:conversation|session|case|scenario)s?'
const ARTICLE = '(?:(?:a|an|the|its|each|every|one|all|no|this|that|such|more|plain|whole) )*'

/**
 * The words that are refused in code, names of files, comments, messages and pages, with the terms of the glossary.
 * @see GLOSSARY.md
 */
export const wordRules: readonly WordRule[] = [
  {
    word: 'tell',
    pattern: /\b(?:tell|tells|telling|told)\b/,
    // A step of the probe script, and the member of a note about a lost constraint. @see spec/flattener/messages/note.yaml
    except: /\btell_process\b|\btold\??:|\.told\b|["'`]told["'`]/,
    instead: 'report, state, print or notify; distinguish for “tell apart”',
    inSources: true,
    violation: 'the probe told no times',
    control: 'notes.map((note) => note.told)',
  },
  {
    word: 'say',
    pattern: /\b(?:say|says|saying|said)\b/,
    instead: 'state, report, print, write or send',
    inSources: true,
    violation: 'What the driver said of its host.',
    control: 'What the driver stated about its host.',
  },
  {
    word: 'hold a session',
    pattern: new RegExp(
      `\\b(?:hold|holds|holding|held) ${ARTICLE}${SESSION}\\b|\\b${SESSION} (?:is|are|was|were) held\\b|\\bheld (?:once|twice|plainly|\\d+ times)\\b`,
    ),
    instead: 'run a session; “satisfied” for a verdict',
    inSources: true,
    violation: 'Each case is held once plainly.',
    control: 'The transcript holds every event.',
  },
  {
    word: 'keep a requirement',
    pattern:
      /\b(?:keep|keeps|kept|break|breaks|broke) (?:a|the|this|that|no|every|which|its) requirements?\b|\brequirements? (?:is|are|was|were) (?:kept|broken)\b/,
    instead: 'satisfy or violate a requirement',
    violation: 'The requirement was kept.',
    control: 'The requirement was satisfied.',
  },
  {
    word: 'occasion',
    pattern: /\boccasions?\b/,
    instead: 'scenario',
    violation: 'const occasions = plan(config)',
    control: 'It fails occasionally.',
  },
  {
    word: 'twin',
    pattern: /\btwins?\b/,
    instead: 'control',
    violation: 'interface Twin {',
    control: 'interface Control {',
  },
  {
    word: 'manner',
    pattern: /\bmanners?\b/,
    // The old spelling of an option of the reference programs, which is still accepted.
    except: /--manner\b|`manner`|\boptions\.manner\b|\bvalues\.manner\b|\bmanner: \{/,
    instead: 'variant',
    violation: 'node reference-impl/host/driver.js MANNER',
    control: 'node reference-impl/vfs/tool.js --manner slow',
  },
  {
    word: 'haste',
    pattern: /\b(?:haste|hasty|brisk)\b/,
    instead: 'shortTimeouts',
    violation: 'limits: BRISK,',
    control: 'limits: SHORT_TIMEOUTS,',
  },
  {
    word: 'patience',
    pattern: /\bpatience\b|\bwaits ms\b/,
    instead: 'timeout, or `expectedDurationMs`',
    violation: 'const PATIENCE = 60_000',
    control: 'const TIMEOUT_MS = 60_000',
  },
  {
    word: 'owe',
    pattern: /\b(?:owe|owes|owed|owing)\b/,
    instead: 'outstanding for a response, required for a duty',
    inSources: true,
    violation: 'while it owes an answer',
    control: 'while a response is outstanding',
  },
  {
    word: 'mouth',
    pattern: /\bmouths?\b/,
    instead: '`MessageWriter`',
    violation: 'new Mouth(stdin)',
    control: 'new MessageWriter(stdin)',
  },
  {
    word: 'mailbox',
    pattern: /\b(?:mailbox|mailboxes|sighting|sightings)\b/,
    instead: 'observer, side channel or observations',
    violation: 'What the mailbox holds.',
    control: 'What the side channel holds.',
  },
  {
    word: 'desk',
    pattern: /\bdesks?\b/,
    instead: '`RequestQueue` or dispatcher',
    violation: 'this.#desk.take(request)',
    control: 'this.#queue.take(request)',
  },
  {
    word: 'baggage',
    pattern: /\bbaggage\b/,
    instead: 'mounted directory',
    violation: 'baggageOf(command)',
    control: 'mountedDirectoryOf(command)',
  },
  {
    word: 'yard',
    pattern: /\byards?\b/,
    instead: 'fixture directory or container context',
    violation: 'openYard()',
    control: 'openFixture()',
  },
  {
    word: 'panel',
    pattern: /\b(?:panel|panels|appointed)\b/,
    instead: '`CheckIndex`, `selectedChecks`',
    violation: 'the appointed checks',
    control: 'the selected checks',
  },
  {
    word: 'fate',
    pattern: /\bfates?\b/,
    instead: 'mutant result: killed, survived, timed out, no coverage',
    inSources: true,
    violation: 'type Fate = "killed" | "survived"',
    control: 'type MutantResult = "killed" | "survived"',
  },
  {
    word: 'wish',
    pattern: /\bwish(?:es|ed)?\b/,
    instead: 'request or options',
    inSources: true,
    violation: 'function start(wishes: Wishes)',
    control: 'function start(options: Options)',
  },
  {
    word: 'breach',
    pattern: /\b(?:breach|breaches|laws?)\b/,
    instead: 'violation of a rule',
    inSources: true,
    violation: 'It reports every breach of a law.',
    control: 'It reports every violation of a rule.',
  },
  {
    word: 'trouble',
    pattern: /\b(?:trouble|troubles|misfortunes?|setbacks?|oddity|oddities)\b/,
    instead: 'failure, driver error or anomaly',
    inSources: true,
    violation: 'throw new Trouble()',
    control: 'throw new FileFailure()',
  },
  {
    word: 'surroundings',
    pattern: /\b(?:surroundings|circumstances?)\b/,
    instead: 'environment or run details',
    inSources: true,
    violation: 'A fault of the surroundings.',
    control: 'A fault of the environment.',
  },
  {
    word: 'null line',
    pattern: /\bnull lines?\b/,
    // The old spelling of a member of the results, which is still written.
    except: /\bnullLine\b/,
    instead: 'null baseline',
    violation: 'the null line of the tool',
    control: 'results.nullLine',
  },
  {
    word: 'held for',
    pattern: /\bheld for\b/,
    // The old spelling of a member of a result, which is still written.
    except: /\bheldFor\b/,
    instead: 'requestedBy',
    inSources: true,
    violation: 'held-for.ts',
    control: 'result.heldFor',
  },
  {
    word: 'first hour',
    pattern: /\b(?:first hour|workshop)\b/,
    instead: 'quickstart or demo',
    violation: 'cli/first-hour.ts',
    control: 'cli/quickstart.ts',
  },
  {
    word: 'put away',
    pattern: /\b(?:put|puts|putting) (?:away|down)\b/,
    instead: 'clean up, shut down or dispose',
    inSources: true,
    violation: 'await putAway(folder)',
    control: 'await cleanUp(folder)',
  },
  {
    word: 'stretch',
    pattern: /\b(?:stretch|stretches|stretched|thinned)\b/,
    instead: 'scale a time, sample a list',
    inSources: true,
    violation: 'the time scale stretches every limit',
    control: 'every limit is multiplied by the time scale',
  },
  {
    word: 'door',
    pattern: /\bdoors?\b/,
    instead: 'role or entry point',
    violation: '## Four doors',
    control: '## Roles',
  },
]
