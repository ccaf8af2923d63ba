/** What the compile makes of the facts of one family. Each is defined once, in `documents/`. */
import type { GraphLink, GraphNode } from '@/lib/contract/graph'
import type { Facts } from '@/lib/facts/load/records'
import type { SnapshotItem } from '@/lib/facts/snapshot'
import type { Context } from './context'

/** What one family adds to its nodes beyond the fields that all nodes have. */
export type NodeParts = Pick<GraphNode, 'title' | 'type'> &
  Partial<GraphNode> & { codes?: (string | undefined)[]; site?: string }

export interface FamilyCompiler<Record> {
  /** The items of its list, in their order. */
  items: (context: Context) => SnapshotItem[]
  /** The document of one record, if the contract has one. */
  detail?: (context: Context, key: string, record: Record) => object
  /** What the node of a record says, if the family is part of the graph. */
  node?: (context: Context, key: string, record: Record) => NodeParts
  /** The links that a record states. */
  links?: (facts: Facts, key: string, record: Record) => GraphLink[]
}

/** For a family with a document for each record. */
export type DetailCompiler<Record> = FamilyCompiler<Record> &
  Required<Pick<FamilyCompiler<Record>, 'detail'>>

/** For a family of the graph. */
export type NodeCompiler<Record> = FamilyCompiler<Record> &
  Required<Pick<FamilyCompiler<Record>, 'node'>>
