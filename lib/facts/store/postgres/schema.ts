/** The tables of a PostgreSQL snapshot. They are the same as in SQLite, except for the name indexes. */
import type { Collection } from '@/lib/contract/additions'
import { joined } from './query'

/**
 * The table of a collection's names. Each collection has its own, so that a long one does not slow down searches in a
 * short one.
 */
export const namesTable = (collection: Collection): string =>
  `names_of_${collection.replaceAll('-', '_')}`

/** A table and its indexes, which are created after its rows because that is faster. */
interface Table {
  name: string
  columns: string
  indexes: string[]
}

const nameColumns = 'key integer NOT NULL, names text NOT NULL, tokens text[] NOT NULL'

/** Trigrams find texts of three or more characters, tokens shorter ones. */
const nameIndexes = (trigrams: string, ...columns: string[]): string[] => [
  ...['names', ...columns].map((column) => `USING gin (${joined(column)} ${trigrams})`),
  'USING gin (tokens)',
]

/**
 * The tables of a snapshot. `trigrams` is the operator class of pg_trgm, qualified with the schema of the extension.
 */
export const tablesOf = (collections: readonly Collection[], trigrams: string): Table[] => [
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
    name: 'common_terms',
    columns: `collection text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL,
      value text COLLATE "C" NOT NULL, code integer NOT NULL`,
    indexes: ['(collection, name, value)'],
  },
  {
    name: 'position_sets',
    columns: 'code integer NOT NULL, total integer NOT NULL, positions bytea NOT NULL',
    indexes: ['(code)'],
  },
  {
    name: 'search',
    columns: `${nameColumns}, grouping text COLLATE "C" NOT NULL, position integer NOT NULL,
      spelled text NOT NULL, words text NOT NULL, score double precision NOT NULL, result text NOT NULL`,
    indexes: ['(key)', ...nameIndexes(trigrams, 'words')],
  },
  {
    name: 'search_starts',
    columns: 'name text COLLATE "C" NOT NULL, key integer NOT NULL',
    indexes: ['(name, key)'],
  },
  {
    name: 'search_groups',
    columns: 'first integer NOT NULL, last integer NOT NULL',
    indexes: [],
  },
  ...collections.map((collection) => ({
    name: namesTable(collection),
    columns: nameColumns,
    indexes: ['(key)', ...nameIndexes(trigrams)],
  })),
]

export const createTables = (tables: readonly Table[]): string =>
  tables.map(({ name, columns }) => `CREATE TABLE ${name} (${columns});`).join('\n')

/** SQL that creates the indexes. The first index of each table is unique. */
export const createIndexes = (tables: readonly Table[]): string =>
  tables
    .flatMap(({ name, indexes }) =>
      indexes.map(
        (index, place) => `CREATE ${place === 0 ? 'UNIQUE ' : ''}INDEX ON ${name} ${index};`,
      ),
    )
    .join('\n')

export const analyzeTables = (tables: readonly Table[]): string =>
  `ANALYZE ${tables.map(({ name }) => name).join(', ')};`
