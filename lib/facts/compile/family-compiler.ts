/** Everything that is compiled for one family. Each family has its own file in `documents/`. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import type { Facts } from '@/lib/facts/load/records'
import type { Context } from './context'

/** The fields of a node that depend on its family. The others are derived from these and from the context. */
export type NodeFields = Pick<GraphNode, 'title' | 'type'> &
  Partial<GraphNode> & { codes?: (string | undefined)[]; site?: string }

/** The entry of a record in a list. Without filters or arrays, there are none. */
export type ListItem = Pick<SnapshotItem, 'names' | 'summary'> &
  Partial<Pick<SnapshotItem, 'filters' | 'includes'>>

export interface FamilyCompiler<Record> {
  /** Returns the item of a record in the list of its family; undefined if the list leaves it out. */
  item: (context: Context, key: string, record: Record) => ListItem | undefined
  /** The measure by which the list is sorted, highest first, then by name. Defaults to the number of links. */
  measure?: (context: Context, key: string, record: Record) => number
  detail?: (context: Context, key: string, record: Record) => object
  node?: (context: Context, key: string, record: Record) => NodeFields
  links?: (facts: Facts, key: string, record: Record) => GraphLink[]
}
