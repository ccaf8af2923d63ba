/** A snapshot as one compressed file, which can be served and compared for as long as the project lasts. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { additionNames } from '@/lib/contract/additions'
import { families } from '@/lib/contract/families'
import type { Snapshot } from '@/lib/dataset/snapshot'

/** The version of the format, by which readers recognize it. */
const format = 1

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/**
 * Compresses a snapshot. Equal snapshots produce equal bytes. The best quality takes half a minute, but halves the size
 * of the file.
 */
export function freeze(
  { documents, ...rest }: Snapshot,
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer> {
  const text = JSON.stringify({ format, ...rest, documents: [...documents] })
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}

/** Adds an empty list for each name without one. */
function fillMissing(lists: Partial<Record<string, unknown[]>>, names: readonly string[]): void {
  for (const name of names) lists[name] ??= []
}

/**
 * Reads a frozen snapshot. Families and collections that are newer than the snapshot have no items. Throws if the bytes
 * are damaged, or have a format that this program does not know.
 */
export async function thaw(bytes: Buffer): Promise<Snapshot> {
  const { format: found, documents, ...rest } = JSON.parse(String(await decompress(bytes)))
  if (found !== format)
    throw new Error(`The format ${found} is not known; this program reads ${format}`)
  fillMissing(rest.families, families)
  fillMissing(rest.additions, additionNames)
  return { ...rest, documents: new Map(documents) }
}
