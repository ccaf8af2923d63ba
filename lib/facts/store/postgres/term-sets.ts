/**
 * The positions of the items with a term, in a list or in the search. Those of common terms, once read, are kept in
 * memory as long as there is room.
 */
import { PositionSet } from '../position-set'
import { positionSetCache } from '../position-set-cache'
import { storable } from '../storable'
import { commonPart, endsOf, rareTextTerm, searchList, type Term, textTerm } from '../stored-terms'
import type { Run } from './query'

interface SetRow {
  total: number
  positions: Uint8Array
}

const setOf = ({ total, positions }: SetRow): PositionSet => PositionSet.decode(total, positions)

const codeSql = 'SELECT code FROM terms WHERE list = $1 AND name = $2 AND value = $3'
const setSql = 'SELECT total, positions FROM position_sets WHERE code = $1'

/** Of the rare texts within a text, the one that the fewest items have. */
const rareSql = `SELECT value, total, positions
  FROM unnest($2::text[]) AS text_end
  CROSS JOIN LATERAL (
    SELECT value, code FROM terms
    WHERE list = $1 AND name = '${rareTextTerm}' AND value <= text_end COLLATE "C"
    ORDER BY value DESC LIMIT 1
  ) AS last
  JOIN position_sets USING (code)
  WHERE starts_with(text_end, value) ORDER BY total LIMIT 1`

const firstOfList = 'SELECT key FROM items WHERE collection = $1 AND position = 0'

export class TermSets {
  readonly #sets = positionSetCache()

  constructor(readonly run: Run) {}

  /** The positions of the items with a term; undefined if they are not stored. */
  async stored({ list, name, value }: Term): Promise<PositionSet | undefined> {
    const values = [list, name, storable(value)]
    const [term] = await this.run<{ code: number }>(codeSql, values, 'code of a term')
    return term && (this.#sets.get(term.code) ?? this.#read(term.code))
  }

  async #read(code: number): Promise<PositionSet | undefined> {
    const [row] = await this.run<SetRow>(setSql, [code], 'set')
    if (!row) return undefined
    const set = setOf(row)
    this.#sets.set(code, set)
    return set
  }

  async withText(list: Term['list'], text: string): Promise<PositionSet> {
    const common = await this.stored({ list, name: textTerm, value: text })
    if (common) return common
    type Row = SetRow & { value: string }
    const [rare] = await this.run<Row>(rareSql, [list, endsOf(text)], 'rare text')
    if (rare?.value === text) return setOf(rare)
    const part = commonPart(text)
    const candidates = rare
      ? setOf(rare)
      : part && (await this.stored({ list, name: textTerm, value: part }))
    return candidates ? this.#having(list, text, candidates) : PositionSet.of([])
  }

  /** Those of the candidates whose names, or words if the text starts one, contain the text. */
  #having(list: Term['list'], text: string, candidates: PositionSet): Promise<PositionSet> {
    const positions = candidates.page(0, candidates.total)
    if (list === searchList) {
      const column = text.startsWith(' ') ? 'words' : 'names'
      const sql = `SELECT key - 1 AS position FROM search
        WHERE key = ANY ($1::integer[]) AND strpos(${column}, $2) > 0`
      return this.found(sql, [positions.map((position) => position + 1), text], column)
    }
    const sql = `SELECT key - (${firstOfList}) AS position FROM item_names
      WHERE key = ANY (ARRAY(
        SELECT position + (${firstOfList}) FROM unnest($2::integer[]) AS position
      )) AND strpos(names, $3) > 0`
    return this.found(sql, [list, positions, text], 'names of items')
  }

  async found(sql: string, values: readonly unknown[], name?: string): Promise<PositionSet> {
    // One value is read in a fraction of the time that as many rows take.
    const all = `SELECT json_agg(position ORDER BY position) AS positions FROM (${sql}) AS found`
    const [row] = await this.run<{ positions: number[] | null }>(all, values, name)
    return PositionSet.of(row?.positions ?? [])
  }
}
