/** Watches the facts for changes while they are being edited. */
import { readdirSync, watch } from 'node:fs'
import path from 'node:path'

/** Editors write a file in several steps, so events that follow each other this closely count as one change. */
const defaultQuietMs = 150

/**
 * The folder and its direct subfolders. Each is watched separately, because a recursive watch in Node.js 20 misses a
 * file that an editor replaces.
 */
const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name)),
]

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
