import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import { having } from '../combinators.ts'
import { mutantsIn } from '../mutant.ts'

const withCrash = (isFatal: (message: JsonObject, line: string) => boolean) =>
  having(({ decode }) => ({
    decode(line) {
      const message = decode(line)
      if (isObject(message) && isFatal(message, line.toString('utf8'))) process.exit(1)
      return message
    },
  }))

/** Mutants that bear no line that is empty, unended or hostile. */
export const hostileMutants = mutantsIn('vfs.framing')({
  'host-survives-empty-lines': {
    'nothing-first: ends the run for an empty line before the first message': having(({ cut }) => ({
      cut: (onLine) => {
        let begun = false
        return cut((line, ending, size) => {
          if (!begun && line.length === 0) return onLine(Buffer.from(LAST), ending)
          begun = true
          onLine(line, ending, size)
        })
      },
    })),
    'three-in-a-row: ends the run for the third empty line in a row': having(({ cut }) => ({
      cut: (onLine) => {
        let count = 0
        return cut((line, ending, size) => {
          count = line.length === 0 ? count + 1 : 0
          onLine(count === 3 ? Buffer.from(LAST) : line, ending, size)
        })
      },
    })),
    'one-return: knows a carriage return at the end of the first line only': having(({ cut }) => ({
      cut: (onLine) => {
        let known = true
        return cut((line, ending, size) => {
          const returned = line.at(-1) === 0x0d
          onLine(returned && !known ? Buffer.from('{') : line, ending, size)
          if (returned) known = false
        })
      },
    })),
  },
  'unterminated-last-line': {
    'counts-alone: counts an unended line only where it is the first of a tool': having(
      ({ cut }) => ({
        cut: (onLine) => {
          let count = 0
          return cut((line, ending, size) => {
            if (ending !== 'none' || count === 0) onLine(line, ending, size)
            count += 1
          })
        },
      }),
    ),
    'counts-short-ones: counts an unended line only where it is short': having(({ cut }) => ({
      cut: (onLine) =>
        cut((line, ending, size) => {
          if (ending !== 'none' || line.length < 65_536) onLine(line, ending, size)
        }),
    })),
    'counts-after-success: counts an unended line only of a tool that exits with status 0': having(
      ({ start }) => ({
        start(how, observer) {
          let status = Promise.resolve<unknown>(0)
          const exited = Promise.withResolvers<unknown>()
          status = exited.promise
          let pending = Buffer.alloc(0)
          return start(how, {
            ...observer,
            stdout(chunk) {
              const all = Buffer.concat([pending, chunk])
              const end = all.lastIndexOf('\n') + 1
              pending = all.subarray(end)
              if (end > 0) observer.stdout(all.subarray(0, end))
            },
            stdoutEnd() {
              void status.then((code) => {
                if (code === 0 && pending.length > 0) observer.stdout(pending)
                observer.stdoutEnd()
              })
            },
            exit(code, signal) {
              exited.resolve(code)
              setTimeout(() => observer.exit(code, signal), 50)
            },
          })
        },
      }),
    ),
  },
  'host-survives-hostile-json': {
    'dies-of-deep-params: ends with lists that are nested deeply within a request': having(
      ({ decode }) => ({
        decode(line) {
          if (/^\{.*\[{5000}/.test(line.toString('latin1'))) process.exit(1)
          return decode(line)
        },
      }),
    ),
    'dies-of-huge-ids: ends with a huge number for an id': withCrash(
      ({ id }) => id === Number.POSITIVE_INFINITY,
    ),
    'dies-of-huge-contexts: ends with a huge number for a member that it reads': withCrash(
      ({ params }) => isObject(params) && params.context === Number.POSITIVE_INFINITY,
    ),
    'dies-of-half-surrogates: ends with half a surrogate pair in what it writes': withCrash(
      ({ method, params }) =>
        method === 'fs.write' && isObject(params) && !String(params.content).isWellFormed(),
    ),
    'dies-of-half-names: ends with half a surrogate pair in the name of a file to be written':
      withCrash(
        ({ method, params }) =>
          method === 'fs.write' && isObject(params) && !String(params.path).isWellFormed(),
      ),
    'dies-of-repeated-methods: ends with a method that is named twice': withCrash((_, line) =>
      /"method":.*"method":/.test(line),
    ),
  },
})

const LAST = '{"jsonrpc":"2.0","method":"error","params":{"message":"an empty line"}}'
