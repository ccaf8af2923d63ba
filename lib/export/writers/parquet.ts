/** Tables as Parquet with Snappy compression, written in groups of rows. */
import path from 'node:path'
import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import { publisherName } from '@/lib/contract/site-name'
import type { WrittenFile } from '../files'
import type { ExportSource } from '../source/source'
import {
  type Cell,
  type Column,
  listColumns,
  type Row,
  type Table,
  type TableFile,
  writeTables,
} from '../tables/table'

/** The number of rows per group, which are held in memory for each table of a set. */
const groupRows = 10_000

type SchemaElement = ConstructorParameters<typeof ParquetWriter>[0]['schema'][number]

function getElements({ name, type }: Column): SchemaElement[] {
  const common = { name, repetition_type: 'OPTIONAL' } as const
  if (type === 'integer') return [{ ...common, type: 'INT64' }]
  if (type === 'number') return [{ ...common, type: 'DOUBLE' }]
  if (type === 'boolean') return [{ ...common, type: 'BOOLEAN' }]
  if (type === 'string') return [{ ...common, type: 'BYTE_ARRAY', converted_type: 'UTF8' }]
  if (type === 'object') return [{ ...common, type: 'BYTE_ARRAY', converted_type: 'JSON' }]
  return [
    { ...common, converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'OPTIONAL', type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  ]
}

const parquetValue = (cell: Cell, { type }: Column) =>
  type === 'integer' && typeof cell === 'number' ? BigInt(cell) : cell

function openParquet(folder: string, table: Table): TableFile {
  const name = `${table.name}.parquet`
  const columns = listColumns(table)
  const writer = fileWriter(path.join(folder, name))
  const root: SchemaElement = { name: 'root', num_children: columns.length }
  const schema = [root, ...columns.flatMap(getElements)]
  const parquet = new ParquetWriter({ writer, schema, createdBy: publisherName })
  let waiting: Row[] = []
  let count = 0
  const flush = () => {
    if (waiting.length === 0) return
    const columnData = columns.map((column, index) => ({
      name: column.name,
      data: waiting.map((row) => parquetValue(row[index] ?? null, column)),
    }))
    parquet.write({ columnData, rowGroupSize: waiting.length })
    count += waiting.length
    waiting = []
  }
  return {
    add(rows) {
      waiting.push(...rows)
      if (waiting.length >= groupRows) flush()
    },
    close() {
      flush()
      parquet.finish()
      return { name, format: 'parquet', set: table.set.name, rows: count }
    },
  }
}

export const writeParquet = (folder: string, source: ExportSource): Promise<WrittenFile[]> =>
  writeTables(source, (table) => openParquet(folder, table))
