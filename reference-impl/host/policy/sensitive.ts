import type { Place } from '../project/path.ts'

/** Names whose files, or whatever lies below them, usually hold secrets; `*` stands for any rest. */
const SENSITIVE = [
  '.env',
  '.env.*',
  '.envrc',
  '.aws',
  '.azure',
  '.gnupg',
  '.kube',
  '.ssh',
  '.docker',
  '.git-credentials',
  '.netrc',
  '.npmrc',
  '.pgpass',
  '.pypirc',
  'id_dsa*',
  'id_ecdsa*',
  'id_ed25519*',
  'id_rsa*',
  '*.key',
  '*.keystore',
  '*.p12',
  '*.pem',
  '*.pfx',
]

/**
 * The name on the way to a place that is on the list of sensitive ones; letters count the same in either case, as
 * file systems that fold it would deliver the same file.
 * @see rfd-d11 §Access policy enforcement
 */
export function sensitiveName(place: Place): string | undefined {
  return place.find((name) => SENSITIVE.some((listed) => isLike(name.toLowerCase(), listed)))
}

function isLike(name: string, listed: string): boolean {
  if (listed.endsWith('*')) return name.startsWith(listed.slice(0, -1))
  return listed.startsWith('*') ? name.endsWith(listed.slice(1)) : name === listed
}
