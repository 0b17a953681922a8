import type { Results } from '../spec/generated/results.ts'
import type { Nameable } from './patterns.ts'

/** What checks there are for subjects of a role; none for a role that cannot be certified. */
export async function checksOfRole(role: Results['subject']['role']): Promise<readonly Nameable[]> {
  return (await checks[role]?.()) ?? []
}

const checks: Partial<Record<string, () => Promise<readonly Nameable[]>>> = {
  tool: async () => (await import('../conformance/certify/tool.ts')).toolChecks(),
  host: async () => (await import('../conformance/certify/host/host.ts')).allHostChecks(),
  flattener: async () =>
    (await import('../conformance/certify/flattener/certify.ts')).flattenerChecks(),
}
