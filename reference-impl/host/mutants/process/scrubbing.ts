import { REDACTED } from '../../secrets/scrub.ts'
import { both, having } from '../combinators.ts'
import { type Apply, mutantsOf } from '../mutant.ts'
import { chunks, onProcess, onStream } from './parts.ts'

export const scrubbingMutants = mutantsOf(
  {
    id: 'vfs.process.scrubs-once',
    violates: 'vfs.process.stdout-scrubbed',
    change: 'hides a value where it first occurs',
    apply: both(
      unscrubbed(),
      scrubbing('stdout', (text, value) => text.replace(value, REDACTED)),
    ),
  },
  {
    id: 'vfs.process.stdout-alone',
    violates: 'vfs.process.stderr-scrubbed',
    change: 'hides values on stdout alone',
    apply: both(unscrubbed(), scrubbing('stdout', replacedAll)),
  },
  {
    id: 'vfs.process.empty-everywhere',
    violates: 'vfs.process.other-output-unchanged',
    change: 'hides an empty value between all letters',
    apply: onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const all = [...values]
        if (!all.includes('')) return scrubber(all)
        return (bytes) => Buffer.from(bytes.toString().split('').join(REDACTED))
      },
    })),
  },
  {
    id: 'vfs.process.values-as-patterns',
    violates: 'vfs.process.other-output-unchanged',
    change: 'takes values for regular expressions',
    apply: onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const all = [...values]
        const plainly = scrubber(all)
        return (bytes) => {
          const hidden = all
            .filter((value) => value.length >= 8)
            .reduce(
              (text, value) => text.replace(new RegExp(value, 'g'), REDACTED),
              `${plainly(bytes)}`,
            )
          return Buffer.from(hidden)
        }
      },
    })),
  },
  {
    id: 'vfs.process.scrubs-chunks',
    violates: 'vfs.process.scrubbing-spans-chunks',
    change: 'hides values in each 64 KiB by themselves',
    apply: onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const plainly = scrubber(values)
        return (bytes) => Buffer.concat(chunks(bytes).map(plainly))
      },
    })),
  },
)

/** Leaves values where they are. */
function unscrubbed(): Apply {
  return onProcess(() => ({ scrubber: () => (bytes) => bytes }))
}

function replacedAll(text: string, value: string): string {
  return text.replaceAll(value, REDACTED)
}

/** Hides the values of the host in a stream in a way of its own. */
function scrubbing(
  name: 'stdout' | 'stderr',
  hide: (text: string, value: string) => string,
): Apply {
  return having((parts) => {
    const values = Object.values(parts.surroundings.env).filter(({ length }) => length >= 8)
    return onStream(name, (text) => values.reduce(hide, text))(parts)
  })
}
