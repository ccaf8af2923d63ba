/** What a correction is about, as the address of its form holds it: `/corrections/new?record=projects/118&fact=launch_date`. */
import type { Family } from '@/lib/contract/families'
import { factForm, recordOf } from '@/lib/corrections/correction'

export interface CorrectionState {
  family: Family
  /** The last segment of the record's address, without its slug. */
  segment: string
  /** A fact, or the name of several: a field with several entries, or a section of a profile. */
  fact?: string
}

/** Undefined if the query names no record. A record may have its slug, as in the address of its profile. */
export function parseCorrectionQuery(parameters: URLSearchParams): CorrectionState | undefined {
  const text = (parameters.get('record') ?? '').replace(/^\//, '')
  const record = recordOf(text.replace(/^([a-z-]+\/\d+)-.*$/, '$1'))
  const fact = parameters.get('fact') ?? ''
  return record && { ...record, ...(factForm.test(fact) ? { fact } : {}) }
}

/** Slashes and colons need no escape in a query (RFC 3986, 3.4), and the address stays readable without. */
const queryOf = ({ family, segment, fact }: CorrectionState): string =>
  `record=${family}/${segment}${fact ? `&fact=${fact}` : ''}`

export function canonicalCorrectionQuery(parameters: URLSearchParams): string {
  const state = parseCorrectionQuery(parameters)
  return state ? queryOf(state) : ''
}

/** The page that thanks says of which record alone. */
export function canonicalSentQuery(parameters: URLSearchParams): string {
  const state = parseCorrectionQuery(parameters)
  return state ? queryOf({ family: state.family, segment: state.segment }) : ''
}
