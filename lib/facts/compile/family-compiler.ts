/** Everything that is compiled for one family. Each family has its own file in `documents/`. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import type { SnapshotItem } from '@/lib/dataset/snapshot'
import type { Facts } from '@/lib/facts/load/records'
import type { Context } from './context'

/** The fields of a node that depend on its family. The others are derived from these and from the context. */
export type NodeFields = Pick<GraphNode, 'title' | 'type'> &
  Partial<GraphNode> & { codes?: (string | undefined)[]; site?: string }

export interface FamilyCompiler<Record> {
  /** Returns the items of the list in their order. */
  items: (context: Context) => SnapshotItem[]
  /** Returns the detail document of a record. */
  detail?: (context: Context, key: string, record: Record) => object
  /** Returns the node of a record in the graph. */
  node?: (context: Context, key: string, record: Record) => NodeFields
  /** Returns the links that a record states. */
  links?: (facts: Facts, key: string, record: Record) => GraphLink[]
}

/** The compiler of a family with detail documents. */
export type DetailCompiler<Record> = FamilyCompiler<Record> &
  Required<Pick<FamilyCompiler<Record>, 'detail'>>

/** The compiler of a family in the graph. */
export type NodeCompiler<Record> = FamilyCompiler<Record> &
  Required<Pick<FamilyCompiler<Record>, 'node'>>
