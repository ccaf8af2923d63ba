/**
 * Copies of documents on disk, for use while the API is unavailable. Their total size is limited: the least recently
 * used copies are deleted first. Damaged copies are detected by their hash and deleted.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const CopyHeader = z.object({
  name: z.string(),
  /** When the document was fetched or confirmed as unmodified, ISO 8601. */
  fetchedAt: z.iso.datetime(),
  etag: z.string().optional(),
  cacheControl: z.string().optional(),
  hash: z.string(),
})

export interface FallbackCopy extends Omit<z.infer<typeof CopyHeader>, 'name' | 'hash'> {
  text: string
}

const computeHash = (text: string): string => createHash('sha256').update(text).digest('hex')
const suffix = '.copy'
/** A temporary file older than this cannot belong to a write that is still running. */
const maxTemporaryFileAgeMs = 60_000

/**
 * A cache of copies in one folder.
 * @example await new FallbackCache('var/last-good/documents', 512 * 1024 * 1024).read('/projects/118')
 */
export class FallbackCache {
  /** The sizes of the files by name, the most recently used first. */
  readonly #files: LRUCache<string, number>
  #writes = 0

  /** Creates the folder if it is missing. Throws if that fails. */
  constructor(
    private readonly folder: string,
    maxBytes: number,
  ) {
    mkdirSync(folder, { recursive: true })
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_size, file, reason) => reason === 'evict' && this.#unlink(file),
    })
    const copies = readdirSync(folder).flatMap((file) => {
      const stats = statSync(path.join(folder, file), { throwIfNoEntry: false })
      if (!stats) return []
      const { size, mtimeMs } = stats
      if (file.endsWith(suffix)) return [{ file, size, mtimeMs }]
      // Another process may still be writing a newer temporary file.
      if (Date.now() - mtimeMs > maxTemporaryFileAgeMs) this.#unlink(file)
      return []
    })
    for (const { file, size } of copies.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      // A file larger than the limit is not stored in the map, so it would remain on disk without being counted.
      if (!this.#files.set(file, Math.max(size, 1)).has(file)) this.#unlink(file)
    }
  }

  #unlink(file: string): void {
    try {
      unlinkSync(path.join(this.folder, file))
    } catch {
      // The file is already deleted, or the folder is read-only. Neither needs a reaction.
    }
  }

  async read(name: string): Promise<FallbackCopy | undefined> {
    const file = computeHash(name) + suffix
    if (this.#files.get(file) === undefined) return undefined
    try {
      const content = await readFile(path.join(this.folder, file), 'utf8')
      const headerEnd = content.indexOf('\n')
      const header = CopyHeader.parse(JSON.parse(content.slice(0, headerEnd)))
      const text = content.slice(headerEnd + 1)
      if (header.name !== name || header.hash !== computeHash(text)) throw new Error('damaged')
      const { fetchedAt, etag, cacheControl } = header
      return { fetchedAt, etag, cacheControl, text }
    } catch {
      this.#files.delete(file)
      this.#unlink(file)
      return undefined
    }
  }

  /** Stores a copy, which replaces the previous copy with the same name. Rejects if it cannot be written. */
  async write(name: string, { text, ...rest }: FallbackCopy): Promise<void> {
    const file = computeHash(name) + suffix
    const header = JSON.stringify({ name, ...rest, hash: computeHash(text) })
    const content = Buffer.from(`${header}\n${text}`)
    if (content.length > this.#files.maxSize) return
    this.#writes += 1
    const temporaryFile = path.join(this.folder, `${file}.${process.pid}-${this.#writes}`)
    try {
      await writeFile(temporaryFile, content)
      await rename(temporaryFile, path.join(this.folder, file))
    } catch (error) {
      await rm(temporaryFile, { force: true })
      throw error
    }
    this.#files.set(file, content.length)
  }

  async delete(name: string): Promise<void> {
    const file = computeHash(name) + suffix
    if (this.#files.delete(file)) this.#unlink(file)
  }
}
