/**
 * The files of a download. Each writer reports the files that it has written. Size and hash are determined once a file
 * is complete.
 */
import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DownloadFile } from '@/lib/contract/downloads'

const bufferLength = 256 * 1024

/** A text file that is written in pieces. Writes are synchronous, because the export runs in its own process. */
export class OutputFile {
  readonly #descriptor: number
  #buffered: string[] = []
  #length = 0

  constructor(file: string) {
    this.#descriptor = openSync(file, 'wx')
  }

  write(text: string): void {
    this.#buffered.push(text)
    this.#length += text.length
    if (this.#length >= bufferLength) this.#flush()
  }

  #flush(): void {
    writeFileSync(this.#descriptor, this.#buffered.join(''))
    this.#buffered = []
    this.#length = 0
  }

  close(): void {
    this.#flush()
    closeSync(this.#descriptor)
  }
}

/** The formats of the files in a download. */
const formats = {
  csv: { title: 'CSV', mediaType: 'text/csv; charset=utf-8' },
  json: { title: 'JSON', mediaType: 'application/json' },
  ndjson: { title: 'NDJSON', mediaType: 'application/x-ndjson' },
  parquet: { title: 'Parquet', mediaType: 'application/vnd.apache.parquet' },
  sqlite: { title: 'SQLite', mediaType: 'application/vnd.sqlite3' },
  xlsx: {
    title: 'XLSX',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  graphml: { title: 'GraphML', mediaType: 'application/graphml+xml' },
  gexf: { title: 'GEXF', mediaType: 'application/gexf+xml' },
  nquads: { title: 'N-Quads', mediaType: 'application/n-quads' },
  turtle: { title: 'Turtle', mediaType: 'text/turtle; charset=utf-8' },
  'csv-zip': { title: 'CSV, zipped', mediaType: 'application/zip' },
  'parquet-zip': { title: 'Parquet, zipped', mediaType: 'application/zip' },
  datapackage: { title: 'Frictionless data package', mediaType: 'application/json' },
  dcat: { title: 'DCAT', mediaType: 'text/turtle; charset=utf-8' },
  codebook: { title: 'Codebook', mediaType: 'text/csv; charset=utf-8' },
  citation: { title: 'Citation File Format', mediaType: 'application/yaml; charset=utf-8' },
  licence: { title: 'Licence', mediaType: 'text/plain; charset=utf-8' },
  checksums: { title: 'SHA-256', mediaType: 'text/plain; charset=utf-8' },
} as const

export type Format = keyof typeof formats

export interface WrittenFile {
  name: string
  format: Format
  /** The set whose records the file contains; absent from a file with all sets. */
  set?: string
  rows?: number
}

export async function describeFile(
  folder: string,
  { name, format, set, rows }: WrittenFile,
): Promise<DownloadFile> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(path.join(folder, name)), async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      bytes += chunk.length
      hash.update(chunk)
    }
  })
  const { mediaType, title } = formats[format]
  return {
    name,
    title,
    format,
    media_type: mediaType,
    set,
    rows,
    bytes,
    sha256: hash.digest('hex'),
  }
}
