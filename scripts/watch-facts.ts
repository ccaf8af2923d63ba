/** Notices changes of the facts while one edits them. */
import { readdirSync, watch } from 'node:fs'
import path from 'node:path'

/** Editors write a file in several steps: events that follow each other this closely are one change. */
const defaultQuietMs = 150

/**
 * The folder and those in it. Each is watched by itself, because a recursive watch of Node.js 20 misses a file that an
 * editor replaces.
 */
const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name)),
]

/**
 * Calls `compile` after each change of a fact, one call at a time; changes during a call cause one more call after it.
 * Returns a function that ends the watch.
 */
export function watchFacts(
  folder: string,
  compile: () => Promise<unknown>,
  quietMs = defaultQuietMs,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isWorking = false
  let isStale = false

  async function work(): Promise<void> {
    isStale = true
    if (isWorking) return
    isWorking = true
    while (isStale) {
      isStale = false
      await compile()
    }
    isWorking = false
  }

  const onChange = (_event: string, file: string | null) => {
    if (file && path.extname(file) !== '.yaml') return
    clearTimeout(timer)
    timer = setTimeout(work, quietMs)
  }
  const watchers = foldersIn(folder).map((one) => watch(one, onChange))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
