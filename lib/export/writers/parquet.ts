/** Tables as Parquet with Snappy compression, written in groups of rows. */
import path from 'node:path'
import { fileWriter, ParquetWriter } from 'hyparquet-writer'
import { publisherName } from '@/lib/contract/site-name'
import type { WrittenFile } from '../files/written-file'
import type { ExportSource } from '../source/source'
import { type Cell, readRows } from '../tables/rows'
import { type Column, listColumns, type Table, tables } from '../tables/table'

/** The number of rows per group, which readers hold in memory. */
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

function writeTable(folder: string, source: ExportSource, table: Table): WrittenFile {
  const name = `${table.name}.parquet`
  const columns = listColumns(table)
  const rows = readRows(source, table)
  const root: SchemaElement = { name: 'root', num_children: columns.length }
  const parquet = new ParquetWriter({
    writer: fileWriter(path.join(folder, name)),
    schema: [root, ...columns.flatMap(getElements)],
    createdBy: publisherName,
  })
  const columnData = columns.map((column, index) => ({
    name: column.name,
    data: rows.map((row) => parquetValue(row[index] ?? null, column)),
  }))
  parquet.write({ columnData, rowGroupSize: groupRows })
  parquet.finish()
  return { name, format: 'parquet', set: table.set.name, rows: rows.length }
}

export const writeParquet = async (folder: string, source: ExportSource): Promise<WrittenFile[]> =>
  tables.map((table) => writeTable(folder, source, table))
