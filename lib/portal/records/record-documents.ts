/** The documents that profiles are made of. */
import type { DetailedFamily } from '@/lib/contract'
import type { DltSummary } from '@/lib/contract/dlts'
import type { Family } from '@/lib/contract/families'
import type { ItemOf, ResponseOf } from '@/lib/contract/responses'

type Details = { [F in DetailedFamily]: ResponseOf<`/${F}/{id}`> }
type Items = { [F in Exclude<Family, DetailedFamily>]: ItemOf<F> }

/** The document behind the profile of each family: the API's detail, or the whole item of a list where it has none. */
export interface RecordDocuments extends Omit<Details, 'dlts'>, Items {
  /** The detail counts the projects; only the list names them. */
  dlts: Details['dlts'] & Pick<DltSummary, 'projects'>
}
