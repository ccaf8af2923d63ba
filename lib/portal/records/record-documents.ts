/** The documents from which profiles are rendered. */
import type { DetailedFamily } from '@/lib/contract'
import type { DltSummary } from '@/lib/contract/dlts'
import type { Family } from '@/lib/contract/families'
import type { ItemOf, ResponseOf } from '@/lib/contract/responses'

type Details = { [F in DetailedFamily]: ResponseOf<`/${F}/{id}`> }
type Items = { [F in Exclude<Family, DetailedFamily>]: ItemOf<F> }

/** The document of each family's profile: the API's detail or, for families without one, the item of the list. */
export interface RecordDocuments extends Omit<Details, 'dlts'>, Items {
  /** The detail counts the projects; only the list names them. */
  dlts: Details['dlts'] & Pick<DltSummary, 'projects'>
}
