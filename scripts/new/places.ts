import type { RequirementRequest } from './requirement-request.ts'

/** Where the parts of a requirement stand, and what they are declared with. */
export interface Places {
  check: string
  /** The function that declares rules, and the path that it is imported from. */
  rules: { name: string; call: string; from: string }
  mutant: string
  /** The folder of the reference, and the words that start it. */
  reference: { folder: string; start: string }
}

/** The places of a role. */
export function placesOf({ protocol, area, role }: RequirementRequest): Places {
  if (role !== 'host')
    return {
      check: `conformance/${protocol}/${role}/${area}.ts`,
      rules: { name: 'rules', call: 'rules(', from: './tool-check.ts' },
      mutant: `reference-impl/${protocol}/mutants/${area}.ts`,
      reference: {
        folder: `reference-impl/${protocol}`,
        start: `node reference-impl/${protocol}/${role}.js`,
      },
    }
  return {
    check: `conformance/${protocol}/host/${area}.ts`,
    rules: { name: 'hostRules', call: 'hostRules(', from: './host-check.ts' },
    mutant: `reference-impl/host/mutants/${area}.ts`,
    reference: {
      folder: 'reference-impl/host',
      start: 'node reference-impl/host/driver.js --root-directory',
    },
  }
}
