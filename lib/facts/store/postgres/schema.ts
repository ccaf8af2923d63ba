/** The tables of a PostgreSQL snapshot. They are the same as in SQLite. */

/** A table and its indexes, which are created after its rows because that is faster. */
interface Table {
  name: string
  columns: string
  indexes: string[]
}

const tables: readonly Table[] = [
  { name: 'manifest', columns: 'body text NOT NULL', indexes: [] },
  {
    name: 'documents',
    columns: 'path text COLLATE "C" NOT NULL, body text NOT NULL',
    indexes: ['(path)'],
  },
  {
    name: 'graph',
    columns: 'part text COLLATE "C" NOT NULL, position integer NOT NULL, body text NOT NULL',
    indexes: ['(part, position)'],
  },
  {
    name: 'items',
    columns: `key integer NOT NULL, collection text COLLATE "C" NOT NULL, position integer NOT NULL,
      id bigint NOT NULL, summary text NOT NULL, arrays text NOT NULL`,
    indexes: ['(key)', '(collection, position)', '(collection, id)'],
  },
  {
    name: 'filters',
    columns: `collection text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL,
      value text COLLATE "C" NOT NULL, position integer NOT NULL, key integer NOT NULL`,
    indexes: ['(collection, name, value, position)', '(key, name, value)'],
  },
  {
    name: 'totals',
    columns: `collection text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL,
      value text COLLATE "C" NOT NULL, total integer NOT NULL`,
    indexes: ['(collection, name, value)'],
  },
  {
    name: 'terms',
    columns: `list text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL,
      value text COLLATE "C" NOT NULL, code integer NOT NULL`,
    indexes: ['(list, name, value)'],
  },
  {
    name: 'position_sets',
    columns: 'code integer NOT NULL, total integer NOT NULL, positions bytea NOT NULL',
    indexes: ['(code)'],
  },
  {
    name: 'search',
    columns: `key integer NOT NULL, names text NOT NULL, grouping text COLLATE "C" NOT NULL, position integer NOT NULL,
      spelled text NOT NULL, words text NOT NULL, score double precision NOT NULL, result text NOT NULL`,
    indexes: ['(key)'],
  },
  { name: 'item_names', columns: 'key integer NOT NULL, names text NOT NULL', indexes: ['(key)'] },
  {
    name: 'search_groups',
    columns: 'first integer NOT NULL, last integer NOT NULL',
    indexes: [],
  },
]

export const createTables: string = tables
  .map(({ name, columns }) => `CREATE TABLE ${name} (${columns});`)
  .join('\n')

/** SQL that creates the indexes. The first index of each table is unique. */
export const createIndexes: string = tables
  .flatMap(({ name, indexes }) =>
    indexes.map(
      (index, place) => `CREATE ${place === 0 ? 'UNIQUE ' : ''}INDEX ON ${name} ${index};`,
    ),
  )
  .join('\n')

export const analyzeTables = `ANALYZE ${tables.map(({ name }) => name).join(', ')};`
