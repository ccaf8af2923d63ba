/** Pages that survive a restart, in a file that is written in the background. */
import type { PageRecord } from '@/lib/facts/store/page-file'
import { madeOfRecord, type NewPage, recordOf, versionInFile } from './kept-page'
import { KeptPageFile, type KeptPageFileOptions } from './kept-page-file'
import type { Page } from './page'

/** How long new pages are collected before they are written, and likewise the counts of their use. */
const writeEveryMs = 1_000
const noteEveryMs = 30_000
/** How many pages are written at once. A batch delays visitors by a few milliseconds at most. */
const pagesAtOnce = 25
/** The pause between batches, during which visitors have the processor to themselves. */
const restMs = 50
/** How many pages may wait to be written. Any beyond that stay in memory only. */
const maxPending = 500
const noUses: ReadonlyMap<string, number> = new Map()

export class KeptPages {
  readonly #file: KeptPageFile
  readonly #pending = new Map<string, NewPage>()
  #uses = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  readonly #notes: NodeJS.Timeout

  constructor(private readonly options: KeptPageFileOptions) {
    this.#file = new KeptPageFile(options)
    this.#notes = setInterval(() => this.#writeUses(), noteEveryMs).unref()
  }

  /** The kept page of a key; undefined if there is none, or if it is damaged. */
  async read(key: string, target: string, images?: string): Promise<Page | undefined> {
    const record = this.#file.ask((file) => file.read(key))
    if (record === undefined) return undefined
    try {
      if (record === 'damaged') throw new Error('its digest is wrong')
      return (await madeOfRecord(record, target, images)).page
    } catch (error) {
      this.options.onFault('a kept page is damaged, and is dropped', error)
      this.#file.ask((file) => file.delete(key))
      return undefined
    }
  }

  /** True if a page made from this version of the data is kept. */
  has(key: string, version: string | undefined): boolean {
    const pending = this.#pending.get(key)
    if (pending) return pending.page.version === version
    return this.#file.ask((file) => file.versionOf(key)) === versionInFile(version)
  }

  /** The keys of all pages, the most requested first. Each call reduces the weight of earlier requests. */
  wanted(): string[] {
    const keys = this.#file.ask((file) => file.wanted())
    this.#file.ask((file) => file.fade())
    return keys ?? []
  }

  /** Queues a page to be kept. */
  keep(key: string, made: NewPage): void {
    if (!this.#file.isOpen || (this.#pending.size >= maxPending && !this.#pending.has(key))) return
    this.#pending.set(key, made)
    this.#timer ??= setTimeout(() => void this.#writeNext(), writeEveryMs).unref()
  }

  /** Drops a page that no longer exists. */
  drop(key: string): void {
    this.#pending.delete(key)
    if (this.#file.ask((file) => file.versionOf(key)) !== undefined) {
      this.#file.ask((file) => file.delete(key))
    }
  }

  /** Records that a page was requested. */
  use(key: string): void {
    this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1)
  }

  async #writeNext(): Promise<void> {
    const isWritten = await this.flush()
    const delay = isWritten && this.#pending.size >= pagesAtOnce ? restMs : writeEveryMs
    this.#timer =
      this.#pending.size === 0 ? undefined : setTimeout(() => void this.#writeNext(), delay).unref()
  }

  /** Undefined for a page that cannot be compressed, for example because there is no memory left. */
  #recordOf(key: string, made: NewPage): Promise<PageRecord | undefined> {
    return recordOf(key, made).catch((error: unknown) => {
      this.options.onFault('a page cannot be compressed, and is kept in memory alone', error)
      return undefined
    })
  }

  /** Writes one batch of the waiting pages. False if that failed. */
  async flush(): Promise<boolean> {
    const batch = [...this.#pending].slice(0, pagesAtOnce)
    const records = await Promise.all(batch.map(([key, made]) => this.#recordOf(key, made)))
    const whole = records.filter((record) => record !== undefined)
    if (!this.#file.write(whole, noUses)) return false
    for (const [key, made] of batch) {
      if (this.#pending.get(key) === made) this.#pending.delete(key)
    }
    return true
  }

  #writeUses(): void {
    if (this.#file.write([], this.#uses)) this.#uses = new Map()
  }

  /** Writes all waiting pages and closes the file. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    clearInterval(this.#notes)
    while (this.#pending.size > 0 && (await this.flush()));
    this.#writeUses()
    this.#file.close()
  }
}
