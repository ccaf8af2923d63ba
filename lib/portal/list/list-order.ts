/** The orders that a list offers. */
import type { ListOutline } from './list-definition'

export interface ListOrder {
  /** `score`, or `-score` where the highest comes first. */
  token: string
  name: string
}

/** Both directions of each sort, the more useful one first. */
export function ordersOf({ sorts }: Pick<ListOutline, 'sorts'>): ListOrder[] {
  return sorts.flatMap(({ key, ascending, descending, highestFirst }) => {
    const pair = [
      { token: key, name: ascending },
      { token: `-${key}`, name: descending },
    ]
    return highestFirst ? pair.reverse() : pair
  })
}
