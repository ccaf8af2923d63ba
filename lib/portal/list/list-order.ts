/** The orders by which a list can be sorted. */
import type { ListOutline } from './list-definition'

export interface ListOrder {
  /** The key of a sort, with `-` before it for descending order: `-score`. */
  token: string
  name: string
}

/** Both directions of each sort, the more useful one first. */
export function getOrders({ sorts }: Pick<ListOutline, 'sorts'>): ListOrder[] {
  return sorts.flatMap(({ key, ascending, descending, descendingFirst }) => {
    const pair = [
      { token: key, name: ascending },
      { token: `-${key}`, name: descending },
    ]
    return descendingFirst ? pair.reverse() : pair
  })
}
