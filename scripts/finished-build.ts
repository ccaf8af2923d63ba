/** Records that a build of the portal was completed, and checks whether it is still intact. */
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readDerived } from '@/lib/files/atomic-files'
import { ifMissing } from '@/lib/files/failures'

/** Every file in a folder, at any depth; none if the folder does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(ifMissing([]))
  const files = entries.map((entry) => path.join(folder, entry))
  return files.filter((file) => statSync(file).isFile())
}

const Built = z.object({
  /** The hash of the files that were built. */
  sources: z.string(),
  /** The digests of the files of the build. A power failure may leave files that have their size, but not their content. */
  files: z.record(z.string(), z.string()),
})
type Built = z.infer<typeof Built>

/** The file that records the last completed build. */
const recordIn = (folder: string): string => path.join(folder, 'built')

/** Entries that a build creates for itself or for the next build. */
const notServed = new Set(['cache', 'dev', 'diagnostics', 'trace', 'trace-build', 'types', 'built'])

const getDigest = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('base64url')

async function builtFiles(folder: string): Promise<Built['files']> {
  const files = (await filesIn(folder)).filter((file) => {
    const [first = ''] = path.relative(folder, file).split(path.sep)
    // Most of the build is source maps, which only name places in errors.
    return !notServed.has(first) && path.extname(file) !== '.map'
  })
  return Object.fromEntries(files.map((file) => [file, getDigest(file)]))
}

/**
 * Must be called before a build starts, because a build may be interrupted at any moment. If the last build was
 * interrupted, its cache is deleted: it may be incomplete, and builds that use it then fail.
 */
export async function beginBuild(folder: string): Promise<void> {
  if (!readBuilt(folder)) await rm(path.join(folder, 'cache'), { recursive: true, force: true })
  await rm(recordIn(folder), { force: true })
}

export async function recordBuild(folder: string, sources: string): Promise<void> {
  const built: Built = { sources, files: await builtFiles(folder) }
  await writeFile(recordIn(folder), JSON.stringify(built))
}

/** Undefined if there is no build, or if the last build was not completed. */
const readBuilt = (folder: string): Built | undefined =>
  Built.safeParse(readDerived(recordIn(folder))).data

const isIntact = (files: Built['files']): boolean =>
  Object.entries(files).every(
    ([file, digest]) =>
      statSync(file, { throwIfNoEntry: false })?.isFile() && getDigest(file) === digest,
  )

/** True if there is a build of these sources and none of its files is missing or damaged. */
export function isBuiltFor(folder: string, sources: string): boolean {
  const built = readBuilt(folder)
  return built?.sources === sources && isIntact(built.files)
}
