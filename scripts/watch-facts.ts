/** Watches the facts for changes while they are being edited. */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'
import { ifMissing } from '@/lib/files/failures'

/** Editors write a file in several steps, so events that follow each other this closely count as one change. */
const defaultQuietMs = 150

const isFolder = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Watches a folder and its direct subfolders, also those that are created or replaced later. Each is watched separately,
 * because a recursive watch in Node.js 20 misses a file that an editor replaces. Returns a function that stops watching.
 */
function watchFolders(folder: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const inSubfolder = (_event: string, file: string | null) => {
    if (!file || path.extname(file) === '.yaml') onChange()
  }
  const watchSubfolder = (name: string): void => {
    watchers.get(name)?.close()
    watchers.delete(name)
    const subfolder = path.join(folder, name)
    if (!isFolder(subfolder)) return
    try {
      watchers.set(name, watch(subfolder, inSubfolder))
    } catch (error) {
      // It may have been removed again in the meantime.
      ifMissing(undefined)(error as NodeJS.ErrnoException)
    }
  }
  const inFolder = (event: string, name: string | null) => {
    const isFact = !name || path.extname(name) === '.yaml'
    const wasWatched = name !== null && watchers.has(name)
    if (name && !isFact && event === 'rename') watchSubfolder(name)
    // A folder may already contain facts when it is detected, and one that is deleted takes its
    // facts with it.
    if (isFact || wasWatched || (name && watchers.has(name))) onChange()
  }
  const top = watch(folder, inFolder)
  for (const name of readdirSync(folder)) watchSubfolder(name)
  return () => {
    for (const watcher of [top, ...watchers.values()]) watcher.close()
  }
}

/** Compiles once, and again if called in the meantime. A compilation that fails is reported, and the next one runs. */
function compiler(compile: () => Promise<unknown>): () => Promise<void> {
  let isWorking = false
  let isStale = false
  const compileOnce = async () => {
    isStale = false
    try {
      await compile()
    } catch (error) {
      console.error('The facts could not be compiled.', error)
    }
  }
  return async () => {
    isStale = true
    if (isWorking) return
    isWorking = true
    while (isStale) await compileOnce()
    isWorking = false
  }
}

/**
 * Calls `compile` after each change of a fact, one call at a time; changes during a call cause one further call
 * afterwards. Returns a function that stops watching.
 */
export function watchFacts(
  folder: string,
  compile: () => Promise<unknown>,
  quietMs = defaultQuietMs,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const work = compiler(compile)
  const stop = watchFolders(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(work, quietMs)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
