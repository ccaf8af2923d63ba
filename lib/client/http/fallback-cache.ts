/**
 * Copies of documents on disk, for the time when their source does not answer. They take a bounded number of bytes: the
 * one that has not been looked at for longest goes first. A copy that is damaged is none.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, unlinkSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const Head = z.object({
  name: z.string(),
  /** When the source said so, ISO 8601. */
  fetchedAt: z.iso.datetime(),
  etag: z.string().optional(),
  cacheControl: z.string().optional(),
  /** SHA-256 of the text. */
  hash: z.string(),
})

export interface FallbackCopy extends Omit<z.infer<typeof Head>, 'name' | 'hash'> {
  text: string
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const suffix = '.copy'
/** Milliseconds after which a draft is none of a process that still writes. */
const maxDraftAgeMs = 60_000

/** @example await new FallbackCache('var/last-good/documents', 512 * 1024 * 1024).read('/projects/118') */
export class FallbackCache {
  /** File names with their sizes, the latest used first. */
  readonly #files: LRUCache<string, number>
  #drafts = 0

  /** Opens the folder, which is made if it is missing. Throws if that cannot be done. */
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
    const found = readdirSync(folder).flatMap((file) => {
      const found = statSync(path.join(folder, file), { throwIfNoEntry: false })
      if (!found) return []
      const { size, mtimeMs } = found
      if (file.endsWith(suffix)) return [{ file, size, mtimeMs }]
      // A younger draft may be that of another process, which is about to name it.
      if (Date.now() - mtimeMs > maxDraftAgeMs) this.#unlink(file)
      return []
    })
    for (const { file, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      // An entry above the bound would stay on disk without being counted.
      if (!this.#files.set(file, Math.max(size, 1)).has(file)) this.#unlink(file)
    }
  }

  #unlink(file: string): void {
    try {
      unlinkSync(path.join(this.folder, file))
    } catch {
      // It is gone already, or the folder is not to be written: either way there is nothing to do.
    }
  }

  async read(name: string): Promise<FallbackCopy | undefined> {
    const file = hashOf(name) + suffix
    if (this.#files.get(file) === undefined) return undefined
    try {
      const content = await readFile(path.join(this.folder, file), 'utf8')
      const end = content.indexOf('\n')
      const head = Head.parse(JSON.parse(content.slice(0, end)))
      const text = content.slice(end + 1)
      if (head.name !== name || head.hash !== hashOf(text)) throw new Error('damaged')
      const { fetchedAt, etag, cacheControl } = head
      return { fetchedAt, etag, cacheControl, text }
    } catch {
      this.#files.delete(file)
      this.#unlink(file)
      return undefined
    }
  }

  /** Keeps a copy in place of the one of the same name. Rejects if it cannot be written. */
  async write(name: string, { text, ...rest }: FallbackCopy): Promise<void> {
    const file = hashOf(name) + suffix
    const head = JSON.stringify({ name, ...rest, hash: hashOf(text) })
    const content = Buffer.from(`${head}\n${text}`)
    if (content.length > this.#files.maxSize) return
    this.#drafts += 1
    const draft = path.join(this.folder, `${file}.${process.pid}-${this.#drafts}`)
    try {
      await writeFile(draft, content)
      await rename(draft, path.join(this.folder, file))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    this.#files.set(file, content.length)
  }

  async delete(name: string): Promise<void> {
    const file = hashOf(name) + suffix
    if (this.#files.delete(file)) this.#unlink(file)
  }
}
