/** Finds criteria of inclusion that contradict the standards and DID methods of the record. */

interface StatedUse {
  did_methods: readonly { did_method: string }[]
  standards: readonly { standard: string; type: string }[]
  inclusion_criteria: {
    uses_did_or_vc?: { value: boolean } | undefined
    exception_reason?: string | undefined
  }
}

/** The slugs of the specifications of W3C DIDs, W3C Verifiable Credentials and KERI. */
const specification = /^(?:w3c-did-|w3c-vc-|w3c-bitstring-status-list$|keri$|acdc$|cesr$)/

function namedUses({ did_methods: methods, standards }: StatedUse): string[] {
  const followed = standards.filter(
    ({ standard, type }) => type === 'Follows' && specification.test(standard),
  )
  return [
    ...methods.map(({ did_method }) => `did:${did_method}`),
    ...followed.map(({ standard }) => standard),
  ]
}

export interface Contradiction {
  field: 'uses_did_or_vc' | 'exception_reason'
  message: string
}

/** Returns the contradictions between the criterion `uses_did_or_vc` and the rest of the record. */
export function inclusionContradictions(project: StatedUse): Contradiction[] {
  const { uses_did_or_vc: uses, exception_reason: exception } = project.inclusion_criteria
  const [named] = namedUses(project)
  const contradictions: Contradiction[] = []
  if (named && !uses?.value) {
    const message = `is not true, but the record names ${named}. Set it to true with its sources, or remove ${named}.`
    contradictions.push({ field: 'uses_did_or_vc', message })
  }
  if (exception && (named || uses?.value)) {
    const found = named ? `the record names ${named}` : 'uses_did_or_vc is true'
    const message = `is for projects without any use of DIDs or verifiable credentials, but ${found}. Remove one of the two.`
    contradictions.push({ field: 'exception_reason', message })
  }
  return contradictions
}
