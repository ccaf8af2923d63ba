/** Reads each set once, and passes the rows of its records to the open files of its tables. */
import type { WrittenFile } from '../files/written-file'
import { recordSets } from '../source/sets'
import type { ExportSource } from '../source/source'
import { makeRows, type Row, type Table, tablesOfSet } from '../tables/table'

export interface TableFile {
  add(rows: readonly Row[]): void
  close(): WrittenFile
}

export async function writeTables(
  source: ExportSource,
  open: (table: Table) => TableFile,
): Promise<WrittenFile[]> {
  const writtenFiles: WrittenFile[] = []
  for (const set of recordSets) {
    const files = tablesOfSet(set).map((table) => ({ table, file: open(table) }))
    for (const record of source.records(set)) {
      for (const { table, file } of files) file.add(makeRows(table, record))
    }
    writtenFiles.push(...files.map(({ file }) => file.close()))
  }
  return writtenFiles
}
