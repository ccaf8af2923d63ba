import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ifMissing } from '@/lib/files/failures'

/** Every file in a folder, at any depth; none if the folder does not exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(ifMissing([]))
  const files = entries.map((entry) => path.join(folder, entry))
  return files.filter((file) => statSync(file).isFile())
}
