/**
 * The positions of the items with a term, in a list or in the search. Those of common terms, once read, are kept in
 * memory as long as there is room.
 */
import { PositionSet } from './position-set'
import { positionSetCache } from './position-set-cache'
import type { Statements } from './sqlite-query'
import { commonPart, endsOf, rareTextTerm, searchList, type Term, textTerm } from './stored-terms'

interface SetRow {
  total: number
  positions: Uint8Array
}

const setOf = ({ total, positions }: SetRow): PositionSet => PositionSet.decode(total, positions)

const codeSql = 'SELECT code FROM terms WHERE list = ? AND name = ? AND value = ?'
const setSql = 'SELECT total, positions FROM position_sets WHERE code = ?'

/** Of the rare texts within a text, the one that the fewest items have. */
const rareSql = `SELECT value, total, positions FROM (
    SELECT terms.value, code FROM json_each(:ends) AS ends
    CROSS JOIN terms ON list = :list AND name = '${rareTextTerm}' AND terms.value = (
      SELECT max(value) FROM terms
      WHERE list = :list AND name = '${rareTextTerm}' AND value <= ends.value
    )
    WHERE substr(ends.value, 1, length(terms.value)) = terms.value
  ) JOIN position_sets USING (code) ORDER BY total LIMIT 1`

const havingSql = (names: string, column: string): string =>
  `SELECT json_group_array(candidate.value) AS found
  FROM json_each(:candidates) AS candidate CROSS JOIN ${names} WHERE instr(${column}, :text) > 0`

const namesOfItems = `item_names ON item_names.key = candidate.value + (
  SELECT items.key FROM items WHERE collection = :list AND position = 0)`
const namesOfEntries = 'search ON search.key = candidate.value + 1'

export class TermSets {
  readonly #sets = positionSetCache()

  constructor(readonly statements: Statements) {}

  /** The positions of the items with a term; undefined if they are not stored. */
  stored({ list, name, value }: Term): PositionSet | undefined {
    const term = this.statements.prepare(codeSql).get(list, name, value)
    if (!term) return undefined
    const { code } = term as { code: number }
    return this.#sets.get(code) ?? this.#read(code)
  }

  #read(code: number): PositionSet | undefined {
    const row = this.statements.prepare(setSql).get(code)
    if (!row) return undefined
    const set = setOf(row as unknown as SetRow)
    this.#sets.set(code, set)
    return set
  }

  withText(list: Term['list'], text: string): PositionSet {
    const common = this.stored({ list, name: textTerm, value: text })
    if (common) return common
    const values = { list, ends: JSON.stringify(endsOf(text)) }
    const rare = this.statements.prepare(rareSql).get(values) as
      | (SetRow & { value: string })
      | undefined
    if (rare?.value === text) return setOf(rare)
    const part = commonPart(text)
    const candidates = rare
      ? setOf(rare)
      : part && this.stored({ list, name: textTerm, value: part })
    return candidates ? this.#having(list, text, candidates) : PositionSet.of([])
  }

  /** Those of the candidates whose names, or words if the text starts one, contain the text. */
  #having(list: Term['list'], text: string, candidates: PositionSet): PositionSet {
    const positions = JSON.stringify(candidates.page(0, candidates.total))
    const isOfSearch = list === searchList
    const column = text.startsWith(' ') ? 'words' : 'names'
    const sql = isOfSearch ? havingSql(namesOfEntries, column) : havingSql(namesOfItems, column)
    const values = { candidates: positions, text, ...(isOfSearch ? {} : { list }) }
    const { found } = this.statements.prepare(sql).get(values) as { found: string }
    return PositionSet.of(JSON.parse(found))
  }
}
