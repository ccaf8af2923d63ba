import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '@/scripts/finished-build'

/** The files that a part of the portal needs according to the bundler, by their paths in the project. */
async function tracedFiles(): Promise<string[]> {
  const traces = (await filesIn('.next/server')).filter((file) => file.endsWith('.nft.json'))
  return traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] }
    return files.map((file) => path.relative('.', path.resolve(path.dirname(trace), file)))
  })
}

test('the build depends on no file that a running server writes, nor on facts or tests', async () => {
  const folders = new Set((await tracedFiles()).map((file) => file.split(path.sep)[0]))
  expect([...folders].sort()).toEqual(['.next', 'node_modules', 'notebooks', 'public'])
})
