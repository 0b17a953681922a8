import { REDACTED } from '../../secrets/scrub.ts'
import { both, having } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { chunks, onProcess, onStream } from './parts.ts'

export const scrubbingMutants = mutantsIn('vfs.process')({
  'stdout-scrubbed': {
    'scrubs-once: hides a value where it first occurs': both(
      unscrubbed(),
      scrubbing('stdout', (text, value) => text.replace(value, REDACTED)),
    ),
    'spares-foreign-values: hides values of ASCII alone': onProcess(({ scrubber }) => ({
      scrubber: (values) =>
        scrubber([...values].filter((value) => Buffer.byteLength(value) === value.length)),
    })),
    'shorter-values-first: hides values one after the other, the shorter ones first': onProcess(
      ({ scrubber }) => ({
        scrubber: (values) => {
          const all = [...values].sort((a, b) => a.length - b.length)
          return (bytes) => all.reduce((left, value) => scrubber([value])(left), bytes)
        },
      }),
    ),
    'shows-values-of-failures: hides no values in what a program writes that fails': onProcess(
      ({ run, scrubber }) => {
        const shown = new WeakSet<Buffer>()
        return {
          run: async (...how) => {
            const end = await run(...how)
            if (end.ended !== 'status' || end.status > 0) shown.add(end.stdout)
            return end
          },
          scrubber: (values) => {
            const plainly = scrubber(values)
            return (bytes) => (shown.has(bytes) ? bytes : plainly(bytes))
          },
        }
      },
    ),
    'spares-short-values: hides values of eight or more characters alone': onProcess(
      ({ scrubber }) => ({
        scrubber: (values) => scrubber([...values].filter(({ length }) => length >= 8)),
      }),
    ),
  },
  'stderr-scrubbed': {
    'stdout-alone: hides values on stdout alone': both(
      unscrubbed(),
      scrubbing('stdout', replacedAll),
    ),
  },
  'other-output-unchanged': {
    'empty-everywhere: hides an empty value between all letters': onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const all = [...values]
        if (!all.includes('')) return scrubber(all)
        return (bytes) => Buffer.from(bytes.toString().split('').join(REDACTED))
      },
    })),
    'values-as-patterns: takes values for regular expressions': onProcess(({ scrubber }) => ({
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
  'scrubbing-spans-chunks': {
    'scrubs-chunks: hides values in each 64 KiB by themselves': onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const plainly = scrubber(values)
        return (bytes) => Buffer.concat(chunks(bytes).map(plainly))
      },
    })),
  },
})

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
    const values = Object.values(parts.serviceContext.env).filter(({ length }) => length >= 8)
    return onStream(name, (text) => values.reduce(hide, text))(parts)
  })
}
