/**
 * The versions of the data in a folder, each with its frozen snapshot and a note. A published version never changes,
 * but its note may.
 */
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { additionNames } from '@/lib/contract/additions'
import type { ChangedRecord, ChangeKind } from '@/lib/contract/changes'
import { families, getWords } from '@/lib/contract/families'
import { versionForm, versionOfDate } from '@/lib/contract/version-form'
import type { Snapshot } from '@/lib/dataset/snapshot'
import { frozenEnding } from '@/lib/facts/load/facts-folder'
import { parseReleaseNote, type ReleaseNote, releaseNoteText } from '@/lib/facts/load/release-note'
import { ifMissing } from '@/lib/files/failures'
import { counted, enumerated } from '@/lib/text/counted'
import { countChanges, differences } from './differences'

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
export async function decodeFrozen(bytes: Buffer): Promise<Snapshot> {
  const { format: found, documents, ...rest } = JSON.parse(String(await decompress(bytes)))
  if (found !== format)
    throw new Error(`The format ${found} is not known; this program reads ${format}`)
  fillMissing(rest.families, families)
  fillMissing(rest.additions, additionNames)
  return { ...rest, documents: new Map(documents) }
}

export const releasesFolder = 'data/releases'

/** Thrown if a version cannot be read or created. The message suggests a remedy. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

const frozenFile = (folder: string, version: string) => path.join(folder, version + frozenEnding)
const noteFile = (folder: string, version: string) => path.join(folder, `${version}.yaml`)

/** Returns the names of the versions, oldest first. */
export async function listReleases(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ifMissing([] as string[]))
  return names
    .filter((name) => name.endsWith(frozenEnding))
    .map((name) => name.slice(0, -frozenEnding.length))
    .filter((version) => versionForm.test(version))
    .sort()
}

/** Reads a part of a version. If that fails, it throws a `ReleaseError` with a remedy. */
async function readPart<T>(folder: string, version: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new ReleaseError(
      `Version ${version} cannot be read from ${folder} (${String(error)}). Restore its two files from the repository.`,
    )
  }
}

export const readFrozen = (folder: string, version: string): Promise<Buffer> =>
  readPart(folder, version, () => readFile(frozenFile(folder, version)))

export const readSnapshot = (folder: string, version: string): Promise<Snapshot> =>
  readPart(folder, version, async () => decodeFrozen(await readFile(frozenFile(folder, version))))

export const readNote = (folder: string, version: string): Promise<ReleaseNote> =>
  readPart(folder, version, async () =>
    parseReleaseNote(await readFile(noteFile(folder, version), 'utf8')),
  )

const words: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
}

/** Summarizes the changes in one sentence for each kind of change. */
export function getSummary(records: readonly ChangedRecord[]): string {
  const counts = countChanges(records)
  const sentences = (Object.keys(words) as ChangeKind[]).flatMap((kind) => {
    const parts = families.flatMap((family) => {
      const count = counts.find((count) => count.family === family)?.[kind] ?? 0
      const { singular, plural } = getWords(family)
      return count > 0 ? [counted(count, singular, plural)] : []
    })
    return parts.length > 0 ? [`${words[kind]}: ${enumerated(parts)}.`] : []
  })
  return sentences.length > 0 ? sentences.join(' ') : 'No record is different.'
}

/** Generates the first note of a version, which people may rewrite. */
async function firstNote(folder: string, before: string | undefined, snapshot: Snapshot) {
  if (before === undefined) return { summary: 'The first version of the data.', notes: [] }
  const older = await readSnapshot(folder, before)
  const changes = differences(older, snapshot)
  if (changes.length === 0) {
    throw new ReleaseError(
      `The facts are the same as in version ${before}: there is nothing to release.`,
    )
  }
  return { summary: getSummary(changes), notes: [] }
}

/**
 * Freezes a snapshot as the newest version in a folder. Throws a `ReleaseError` if it is not newer than the last
 * version, or has the same content.
 */
export async function writeRelease(
  folder: string,
  snapshot: Snapshot,
  quality?: number,
): Promise<{ version: string; note: ReleaseNote }> {
  const version = versionOfDate(snapshot.date)
  const last = (await listReleases(folder)).at(-1)
  if (last !== undefined && version <= last) {
    throw new ReleaseError(
      `Version ${version} is not newer than ${last}, and published versions never change. Set a later date in data/dataset.yaml.`,
    )
  }
  const note = await firstNote(folder, last, snapshot)
  await mkdir(folder, { recursive: true })
  await writeFile(noteFile(folder, version), releaseNoteText(note))
  // The frozen file is written last, because a version exists as soon as this file does.
  const temporary = `${frozenFile(folder, version)}.${process.pid}.tmp`
  await writeFile(temporary, await freeze(snapshot, quality))
  await rename(temporary, frozenFile(folder, version))
  return { version, note }
}
