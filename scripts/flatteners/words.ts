/** What the page states before its first table. */
export const BEGINNING = `<!-- Written by \`node scripts/compare-flatteners.ts\`; change it there. -->

# Flatteners side by side

What well-known libraries make of a tool's schema, and what the reference makes of it, judged by the same suite. Each row
is one library for one provider that it is meant for, in the version that is installed here; its
[adapter](../reference-impl/examples/flatteners/README.md) calls it as its users do. No provider was called:
to conform means to conform to the provider's [profile](../spec/providers/README.md), where nothing is taken for
accepted that is not known to be.

Most of these libraries never set out to flatten a stateful tool. Some send every schema as it is, others were written for
structured output. What they do not claim is not judged and shown as –.

## Three stateful tools

What becomes of the tools of the sources: **usable**, when the provider accepts the schema and the schema every valid
call; *refused*, when the tool cannot be sent and its author is notified; *outside the profile*, when the provider is not
known to accept it; *valid calls lost* and *no call possible*, when the model cannot state what the tool understands. Of a
library that does not write for a provider only this is asked; *valid calls kept* is then all that can be stated.`

/** What it states before its second table. */
export const PROMISES = `## What they keep

Each cell counts requirements: ✓ all of them kept, ✗ broken of those that were judged, ! recommendations not met,
? not seen for certain, – nothing judged.`

/** What it states before the counterexamples. */
export const COUNTEREXAMPLES = `## The smallest counterexamples

For each row the worst promise that is broken, with the smallest schema that was found to show it: \`-\` is what was given,
\`+\` what came out, and one line alone is both. The others follow with their smallest one, in a sentence.`
