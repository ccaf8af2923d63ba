/** A process that is killed while it writes a store. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { saveTo } from '@/lib/store/open-store'
import { changesIn } from '../fixtures/folder-changes'
import { newFolder } from '../fixtures/new-folder'
import { currentTitle, titledSnapshot } from './stores/titled-snapshots'

const script = fileURLToPath(new URL('../fixtures/write-store.ts', import.meta.url))

async function killWriter(file: string, changes: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(child.stdout, 'data')
    await changesIn(path.dirname(file), changes)
  } finally {
    child.kill('SIGKILL')
  }
  await once(child, 'close')
}

test('leaves a complete store, old or new, if a write is killed at any time', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'atlas.db')
  // The number of changes in the folder before the kill; the writer writes the store again and again.
  for (const changes of [1, 2, 3, 8]) {
    await saveTo(file, titledSnapshot('Old'))
    await killWriter(file, changes)
    expect(['Old', 'New']).toContain(await currentTitle(file))
  }
  await saveTo(file, titledSnapshot('New'))
  expect(readdirSync(folder)).toEqual(['atlas.db'])
  expect(await currentTitle(file)).toBe('New')
})
