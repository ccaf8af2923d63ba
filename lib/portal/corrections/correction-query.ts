/** The subject of a correction in the address of its form: `/corrections/new?record=projects/118&fact=launch_date`. */
import type { Family } from '@/lib/contract/families'
import { factForm, missing, parseRecord } from '@/lib/corrections/correction'

export interface CorrectionState {
  family: Family
  /** The last segment of the record's address, without its slug, or that of a record that is missing. */
  segment: string
  /** One fact, or a name for several: a field with several entries, or a section of a profile. */
  fact?: string
}

export const isForMissingRecord = ({ segment }: CorrectionState): boolean => segment === missing

/** Undefined if the query names no record. The record may include its slug, as in the address of its profile. */
export function parseCorrectionQuery(parameters: URLSearchParams): CorrectionState | undefined {
  const text = (parameters.get('record') ?? '').replace(/^\//, '')
  const record = parseRecord(text.replace(/^([a-z-]+\/\d+)-.*$/, '$1'))
  const fact = parameters.get('fact') ?? ''
  const hasFact = record?.segment !== missing && factForm.test(fact)
  return record && { ...record, ...(hasFact ? { fact } : {}) }
}

/** Slashes and colons need no escaping in a query (RFC 3986, 3.4), and the address is more readable without it. */
const toQuery = ({ family, segment, fact }: CorrectionState): string =>
  `record=${family}/${segment}${fact ? `&fact=${fact}` : ''}`

export function canonicalCorrectionQuery(parameters: URLSearchParams): string {
  const state = parseCorrectionQuery(parameters)
  return state ? toQuery(state) : ''
}

/** The page of thanks needs the record only, not the fact. */
export function canonicalSentQuery(parameters: URLSearchParams): string {
  const state = parseCorrectionQuery(parameters)
  return state ? toQuery({ family: state.family, segment: state.segment }) : ''
}
