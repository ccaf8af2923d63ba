/**
 * The files of a download. Each writer reports the files that it has written. Size and hash are determined once a file
 * is complete.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DownloadFile } from '@/lib/contract/downloads'
import { type Format, formats } from './formats'

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
