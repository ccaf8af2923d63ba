/** Zips the files of a folder one after another. Equal files produce an equal archive. */
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export async function zipFiles(
  folder: string,
  archive: string,
  names: readonly string[],
  date: string,
): Promise<void> {
  const zip = new ZipFile()
  for (const name of names) {
    zip.addFile(path.join(folder, name), name, { mtime: new Date(date), mode: 0o100644 })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path.join(folder, archive), { flags: 'wx' }))
}
