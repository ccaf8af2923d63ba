import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ifMissing } from '@/lib/files/failures'

/** Every file of a folder, at any depth; none if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(ifMissing([]))
  const files = entries.map((entry) => path.join(folder, entry))
  return files.filter((file) => statSync(file).isFile())
}
