import { dirname } from 'node:path'
import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import { digestOf } from '../program/dispatch/admission.ts'
import { type Entry, fetched } from '../program/dispatch/registry.ts'
import { PREFIX } from '../program/find-plugin.ts'
import { having, type Mutant, mutantsIn } from './mutant.ts'
import { helpMutants } from './registry-help.ts'

/** The entries of a registry in front of the first one of unknown kind. */
function untilUnknown(document: JsonObject | undefined): JsonObject | undefined {
  if (!isObject(document?.plugins)) return document
  const entries = Object.entries(document.plugins)
  const at = entries.findIndex(([, entry]) => isObject(entry) && entry.kind === 'wasm')
  return { ...document, plugins: Object.fromEntries(at < 0 ? entries : entries.slice(0, at)) }
}

const entryMutants = mutantsIn('plugin-host.registry')({
  'plugin.dispatch.download-is-verified#verified': {
    'verifies-eight-digits: compares the first eight digits of the checksum of a download': having(
      () => ({
        isVerified: (bytes, sha256) => digestOf(bytes).slice(0, 8) === sha256.slice(0, 8),
      }),
    ),
  },
  'plugin.dispatch.download-is-verified#name': {
    'installs-above: installs plugins in the directory above that of installed ones': having(
      ({ installDirectory }) => ({
        installDirectory: (selecting) => dirname(installDirectory(selecting)),
      }),
    ),
  },
  'plugin.dispatch.registry-keys#key': {
    'joins-keys: joins the words of a key by hyphens': having(() => ({
      pathOfKey: (key) => [key.replaceAll(' ', '-')],
    })),
  },
  'plugin.dispatch.registry-keys#file': {
    'names-after-key: names the installed file after the key': having(() => ({
      fileOf: ({ path }) => `${PREFIX}${path.join('-')}`,
    })),
  },
  'plugin.dispatch.registry-keys#settings': {
    'configures-by-key: takes the settings under the key for those of a plugin': having(() => ({
      settingsName: ({ id, entry }) => entry?.path.join('-') ?? id,
    })),
  },
  'plugin.dispatch.registry-kinds#default': {
    'requires-kind: skips entries without a kind': having(() => ({
      kindOf: ({ kind }) => kind,
    })),
  },
  'plugin.dispatch.registry-kinds#skipped': {
    'runs-every-kind: takes entries of unknown kinds for commands': having(() => ({
      kindOf: ({ kind }) => (kind === 'command_group' ? kind : 'command'),
    })),
  },
  'plugin.dispatch.registry-kinds#others': {
    'stops-at-unknown: skips every entry behind one of unknown kind': having(({ entriesIn }) => ({
      entriesIn: (document, registering) => entriesIn(untilUnknown(document), registering),
    })),
  },
  'plugin.dispatch.search-order#registry-second': {
    'registry-last: prefers a plugin of the PATH to one of the registry': having(() => ({
      byPlace: (installed, missing, found) => [...installed, ...found, ...missing],
    })),
  },
})

const consentMutants = mutantsIn('plugin-host.registry')({
  'plugin.dispatch.official-plugins#official': {
    'asks-without-repository: asks about official plugins whose repository is not stated': having(
      () => ({
        isOfficial: ({ official, repository }) => official === true && repository !== undefined,
      }),
    ),
  },
  'plugin.dispatch.official-plugins#others': {
    'trusts-unmarked: takes a plugin for official that is not marked as another': having(() => ({
      isOfficial: ({ official }) => official !== false,
    })),
    'trusts-owners: takes a plugin for official by the owner in the address of its repository':
      having(() => ({
        isOfficial: ({ official, repository }) =>
          official === true || String(repository).includes('/official/'),
      })),
  },
  'plugin.dispatch.requirements-are-installed#first': {
    'requires-first: installs the first of the plugins alone that one requires': having(
      ({ inTurn }) => ({
        inTurn: (entry, entries, seen) =>
          inTurn({ ...entry, requires: entry.requires.slice(0, 1) }, entries, seen),
      }),
    ),
    'requires-once: installs what a plugin requires, and not what that requires': having(
      ({ inTurn }) => ({
        inTurn: (entry, entries) => {
          const plain = entries.map((each) => ({ ...each, requires: [] }))
          return inTurn({ ...entry }, plain)
        },
      }),
    ),
    'requires-behind: installs a plugin before those that it requires': having(({ inTurn }) => ({
      inTurn: (...given) => inTurn(...given).toReversed(),
    })),
    'places-behind: fetches a required plugin first, and puts it in place behind the one that requires it':
      having(({ download }) => {
        const held: Entry[] = []
        return {
          async download(entry, deciding) {
            const [address] = /http[^"]+/.exec(JSON.stringify(entry.members)) ?? []
            if (entry.requires.length > 0) await download(entry, deciding)
            else await fetched(String(address)).then(() => held.push(entry))
            for (const each of entry.requires.length > 0 ? held : []) await download(each, deciding)
          },
        }
      }),
    'goes-on-without: installs a plugin although one that it requires cannot be': having(
      ({ download }) => ({
        download: (entry, deciding) =>
          entry.requires.length > 0
            ? download(entry, deciding)
            : download(entry, deciding).catch(() => {}),
      }),
    ),
  },
  'plugin.dispatch.requirements-are-installed#own-policy': {
    'inherits-consent: asks about no plugin that one requires to which the user has agreed': having(
      ({ refusalFor }) => ({
        refusalFor(entry, wanted, settings, admitting) {
          const refusal = refusalFor(entry, wanted, settings, admitting)
          if (!refusal?.includes('requires approval')) return refusal
          return refusalFor(wanted, wanted, settings, admitting)
        },
      }),
    ),
  },
  'plugin.dispatch.requirements-are-installed#denied': {
    'leaves-denied-out: installs a plugin without the denied one that it requires': having(() => ({
      barring: (entry) => [entry],
    })),
  },
  'plugin.dispatch.suggested-is-not-installed': {
    'installs-suggested: installs what a plugin suggests behind it': having(({ inTurn }) => ({
      inTurn: (entry, entries) => [
        ...inTurn(entry, entries),
        ...entries.filter(({ path }) => entry.suggests.includes(path.join(' '))),
      ],
    })),
  },
})

const copyMutants = mutantsIn('plugin-host.registry')({
  'plugin.dispatch.registry-is-cached#copy': {
    'needs-network: uses its copy only while the registry itself can be had': having(
      ({ candidates, fetchRegistry }) => ({
        async candidates(selecting) {
          const isThere = await fetchRegistry(selecting).then(
            () => true,
            () => false,
          )
          return candidates(isThere ? selecting : { ...selecting, copyOfRegistry: () => undefined })
        },
      }),
    ),
  },
  'plugin.dispatch.registry-is-cached#update': {
    'keeps-young-copies: replaces no copy that is younger than a day': having(
      ({ copyOfRegistry, fetchRegistry }) => ({
        fetchRegistry: async (registering) => {
          if (!copyOfRegistry()) await fetchRegistry(registering)
        },
      }),
    ),
  },
})

/** Defects in what becomes of a registry, each certified with the profile `dispatch`. */
export const registryMutants: readonly Mutant[] = [
  ...entryMutants,
  ...consentMutants,
  ...copyMutants,
  ...helpMutants,
]
