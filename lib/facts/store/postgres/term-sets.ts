/**
 * The positions of the items with a term. Those of common terms are stored and, once read, kept in memory as long as
 * there is room; others are found by an index.
 */
import { LRUCache } from 'lru-cache'
import type { Collection } from '@/lib/contract/additions'
import { PositionSet } from '../position-set'
import { type Run, Values } from './query'

/** The name under which common terms of the search are stored, beside those of the collections. */
export const searchList = 'search'

export interface Term {
  list: Collection | typeof searchList
  /** The name of a filter, `textTerm` or `letterTerm`. */
  name: string
  value: string
}

/** Makes SQL that finds positions, and adds its values to the query. */
export type PositionsSql = (values: Values) => string

const maxBytes = 32 * 1024 * 1024

const codeSql = 'SELECT code FROM common_terms WHERE collection = $1 AND name = $2 AND value = $3'
const setSql = 'SELECT total, positions FROM position_sets WHERE code = $1'

export class TermSets {
  readonly #sets = new LRUCache<number, PositionSet>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size + 1,
  })

  constructor(readonly run: Run) {}

  /** The positions of the items with a common term; undefined if it is not common. */
  async common({ list, name, value }: Term): Promise<PositionSet | undefined> {
    const terms = new Values()
    for (const one of [list, name, value]) terms.add(one)
    const [term] = await this.run<{ code: number }>(codeSql, terms.all, 'code of a term')
    return term && (this.#sets.get(term.code) ?? this.#read(term.code))
  }

  async #read(code: number): Promise<PositionSet | undefined> {
    type Row = { total: number; positions: Uint8Array }
    const [row] = await this.run<Row>(setSql, [code], 'set')
    if (!row) return undefined
    const set = PositionSet.decode(row.total, row.positions)
    this.#sets.set(code, set)
    return set
  }

  async of(term: Term, search: PositionsSql): Promise<PositionSet> {
    return (await this.common(term)) ?? this.found(search)
  }

  async found(search: PositionsSql): Promise<PositionSet> {
    const values = new Values()
    // One value is read in a fraction of the time that as many rows take.
    const sql = `SELECT json_agg(position ORDER BY position) AS positions FROM (${search(values)}) AS found`
    const [row] = await this.run<{ positions: number[] | null }>(sql, values.all)
    return PositionSet.of(row?.positions ?? [])
  }
}
