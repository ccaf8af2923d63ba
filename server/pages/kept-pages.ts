/**
 * Pages that survive a restart, in a file that is written in the background. Whatever is wrong with the file, the
 * server carries on without it and reports the fault once.
 */
import { PageFile, type PageRecord } from '@/lib/facts/store/page-file'
import { isBusy, isDamage } from '@/lib/facts/store/page-file-open'
import { madeOfRecord, type NewPage, recordOf, versionInFile } from './kept-page'
import type { Page } from './page'

export interface KeptPagesOptions {
  file: string
  /** Identifies everything that pages depend on besides the data: the build and its settings. */
  context: string
  maxBytes?: number
  onFault: (fault: string, error: unknown) => void
  now?: () => number
  open?: (file: string) => PageFile
}

const megabyte = 1024 * 1024
/** How long new pages are collected before they are written, and likewise the counts of their use. */
const writeEveryMs = 1_000
const noteEveryMs = 30_000
/** How many pages are written at once. A batch delays visitors by a few milliseconds at most. */
const pagesAtOnce = 25
/** The pause between batches, during which visitors have the processor to themselves. */
const restMs = 50
/** How many pages may wait to be written. Any beyond that stay in memory only. */
const maxPending = 500
/** How long to wait after a failure before writing again. */
const retryMs = 60_000
/** If the file is damaged more often than this, the disk cannot be trusted. */
const maxDamages = 3

const noUses: ReadonlyMap<string, number> = new Map()

export class KeptPages {
  #file: PageFile | undefined
  readonly #pending = new Map<string, NewPage>()
  #uses = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined
  readonly #notes: NodeJS.Timeout
  #restUntil = 0
  #isFaulty = false
  #damages = 0
  readonly #now: () => number

  constructor(private readonly options: KeptPagesOptions) {
    this.#now = options.now ?? Date.now
    this.#open()
    this.#notes = setInterval(() => this.#write([], this.#uses), noteEveryMs).unref()
  }

  #open(): void {
    const { file, context, maxBytes = 128 * megabyte } = this.options
    const open = this.options.open ?? ((name) => new PageFile(name, { context, maxBytes }))
    try {
      this.#file = open(file)
    } catch (error) {
      if (isDamage(error)) this.#beginAnew(error)
      else this.options.onFault('pages are kept in memory alone', error)
    }
  }

  /** Replaces a damaged file, unless it has been damaged too often. */
  #beginAnew(error: unknown): void {
    this.#damages += 1
    this.#close()
    if (this.#damages > maxDamages) {
      this.options.onFault('the file of pages is damaged again and again, and is given up', error)
      return
    }
    this.options.onFault('the file of pages is damaged, and is begun anew', error)
    try {
      PageFile.remove(this.options.file)
    } catch (cause) {
      this.options.onFault('pages are kept in memory alone', cause)
      return
    }
    this.#open()
  }

  #close(): void {
    try {
      this.#file?.close()
    } catch {
      // Closing a damaged file may fail too. It is not used again.
    }
    this.#file = undefined
  }

  /** The result of a query to the file; undefined if the query fails or there is no file. */
  #ask<T>(question: (file: PageFile) => T): T | undefined {
    if (!this.#file) return undefined
    try {
      return question(this.#file)
    } catch (error) {
      this.#fail('the file of pages cannot be read', error)
      return undefined
    }
  }

  /**
   * Reports a fault once until writing works again. A lock held by another process is not reported, as it lasts only a
   * moment.
   */
  #fail(fault: string, error: unknown): void {
    if (isDamage(error)) this.#beginAnew(error)
    else if (!isBusy(error)) {
      if (!this.#isFaulty) this.options.onFault(fault, error)
      this.#isFaulty = true
    }
  }

  /** The kept page of a key; undefined if there is none, or if it is damaged. */
  async read(key: string, target: string, images?: string): Promise<Page | undefined> {
    const record = this.#ask((file) => file.read(key))
    if (record === undefined) return undefined
    try {
      if (record === 'damaged') throw new Error('its digest is wrong')
      return (await madeOfRecord(record, target, images)).page
    } catch (error) {
      this.options.onFault('a kept page is damaged, and is dropped', error)
      this.#ask((file) => file.delete(key))
      return undefined
    }
  }

  /** True if a page made from this version of the data is kept. */
  has(key: string, version: string | undefined): boolean {
    const pending = this.#pending.get(key)
    if (pending) return pending.page.version === version
    return this.#ask((file) => file.versionOf(key)) === versionInFile(version)
  }

  /** The keys of all pages, the most requested first. Each call reduces the weight of earlier requests. */
  wanted(): string[] {
    const keys = this.#ask((file) => file.wanted())
    this.#ask((file) => file.fade())
    return keys ?? []
  }

  /** Queues a page to be kept. */
  keep(key: string, made: NewPage): void {
    if (!this.#file || (this.#pending.size >= maxPending && !this.#pending.has(key))) return
    this.#pending.set(key, made)
    this.#timer ??= setTimeout(() => void this.#writeNext(), writeEveryMs).unref()
  }

  /** Drops a page that no longer exists. */
  drop(key: string): void {
    this.#pending.delete(key)
    if (this.#ask((file) => file.versionOf(key)) !== undefined) {
      this.#ask((file) => file.delete(key))
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
    if (!this.#write(whole, noUses)) return false
    for (const [key, made] of batch) {
      if (this.#pending.get(key) === made) this.#pending.delete(key)
    }
    return true
  }

  #write(records: Parameters<PageFile['write']>[0], uses: ReadonlyMap<string, number>): boolean {
    const now = this.#now()
    if (!this.#file || now < this.#restUntil) return false
    try {
      this.#file.write(records, uses, now)
      this.#isFaulty = false
      if (uses === this.#uses) this.#uses = new Map()
      return true
    } catch (error) {
      this.#restUntil = now + (isBusy(error) ? 0 : retryMs)
      this.#fail('the file of pages cannot be written: pages are kept in memory alone', error)
      return false
    }
  }

  /** Writes all waiting pages and closes the file. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    clearInterval(this.#notes)
    while (this.#pending.size > 0 && (await this.flush()));
    this.#write([], this.#uses)
    this.#close()
  }
}
