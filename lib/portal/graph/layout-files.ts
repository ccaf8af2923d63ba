/** The newest layouts as files in a folder, which several processes may share. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ifMissing } from '@/lib/files/failures'

const maxFiles = 4
/** A draft this old was left by a process that was killed. */
const abandonedAfterMs = 3_600_000

const layoutName = /^[0-9a-f]+\.json$/
/** A file that is still being written. Its name is random, because processes of two containers may have the same id. */
const draftName = /^[0-9a-f]+\.json\.[0-9a-f-]+$/

// Without `turbopackIgnore` the bundler takes every file of the project that such a path may be
// for an asset of the portal, and the build fails if one of them is deleted during the build.
const getFile = (folder: string, key: string): string =>
  path.join(/* turbopackIgnore: true */ folder, `${key}.json`)

/** Returns the files whose names match, the newest first. Another process may remove some of them at any moment. */
async function filesIn(folder: string, form: RegExp) {
  const files = (await readdir(folder)).filter((name) => form.test(name))
  const dated = await Promise.all(
    files.map(async (name) => {
      const file = path.join(/* turbopackIgnore: true */ folder, name)
      const known = await stat(file).catch(ifMissing(undefined))
      return known ? [{ file, mtimeMs: known.mtimeMs }] : []
    }),
  )
  return dated.flat().sort((a, b) => b.mtimeMs - a.mtimeMs)
}

/** Deletes all but the newest layouts, and what killed processes have left. */
async function deleteOldFiles(folder: string): Promise<void> {
  const layouts = await filesIn(folder, layoutName)
  const drafts = await filesIn(folder, draftName)
  const abandoned = drafts.filter(({ mtimeMs }) => Date.now() - mtimeMs > abandonedAfterMs)
  const old = [...layouts.slice(maxFiles), ...abandoned]
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}

/** Returns the text of a layout. Throws if it cannot be read. */
export const readLayoutFile = (folder: string, key: string): Promise<string> =>
  readFile(/* turbopackIgnore: true */ getFile(folder, key), 'utf8')

/** Stores the text of a layout, and deletes old ones. Throws if it cannot be stored. */
export async function keepLayoutFile(folder: string, key: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const draft = `${getFile(folder, key)}.${randomUUID()}`
  try {
    await writeFile(draft, text)
    await rename(draft, getFile(folder, key))
  } finally {
    await rm(draft, { force: true })
  }
  await deleteOldFiles(folder)
}
