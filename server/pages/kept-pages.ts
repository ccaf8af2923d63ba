/**
 * Pages that survive a restart, in a file that is written behind the visitors' back. Whatever is wrong with the file, the
 * server goes on without it and says so once.
 */
import { isBusy, isDamage, PageFile } from '@/lib/facts/store/page-file'
import { madeOfRecord, type NewPage, recordOf, versionInFile } from './kept-page'
import type { Page } from './page'

export interface KeptPagesOptions {
  file: string
  /** What pages depend on beside the data: the build, its settings, the API. */
  context: string
  maxBytes?: number
  onFault: (fault: string, error: unknown) => void
  now?: () => number
  open?: (file: string) => PageFile
}

const megabyte = 1024 * 1024
/** How long a new page waits for others to be written with, and the note that one was used. */
const writeEveryMs = 1_000
const noteEveryMs = 30_000
/** So many pages are written at once, so that visitors wait for milliseconds at most. */
const pagesAtOnce = 25
/** How long they then have the processor to themselves, if more pages wait. */
const restMs = 50
/** So many pages wait to be written; beyond that they stay in memory alone. */
const maxPending = 500
/** How long after a failure nothing is written. */
const retryMs = 60_000
/** A file that is damaged more often lies on a disk that is not to be trusted. */
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

  /** Replaces a file that is damaged. */
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
      // One that is damaged may fail to close, too. Nobody uses it any more.
    }
    this.#file = undefined
  }

  /** What the file answers; undefined if it cannot. */
  #ask<T>(question: (file: PageFile) => T): T | undefined {
    if (!this.#file) return undefined
    try {
      return question(this.#file)
    } catch (error) {
      this.#fail('the file of pages cannot be read', error)
      return undefined
    }
  }

  /** One line until it works again; none if another process is writing, which takes a moment. */
  #fail(fault: string, error: unknown): void {
    if (isDamage(error)) this.#beginAnew(error)
    else if (!isBusy(error)) {
      if (!this.#isFaulty) this.options.onFault(fault, error)
      this.#isFaulty = true
    }
  }

  /** The page of a key as it was kept; undefined if there is none, or none that is whole. */
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

  /** True if a page is kept that was made from this version of the data. */
  has(key: string, version: string | undefined): boolean {
    const pending = this.#pending.get(key)
    if (pending) return pending.page.version === version
    return this.#ask((file) => file.versionOf(key)) === versionInFile(version)
  }

  /** The keys of all pages, the most wanted first. What was wanted long ago counts for less each time. */
  wanted(): string[] {
    const keys = this.#ask((file) => file.wanted())
    this.#ask((file) => file.fade())
    return keys ?? []
  }

  /** Keeps a page, a moment later. */
  keep(key: string, made: NewPage): void {
    if (!this.#file || (this.#pending.size >= maxPending && !this.#pending.has(key))) return
    this.#pending.set(key, made)
    this.#timer ??= setTimeout(() => void this.#writeNext(), writeEveryMs).unref()
  }

  /** Drops a page that is not there any more. */
  drop(key: string): void {
    this.#pending.delete(key)
    if (this.#ask((file) => file.versionOf(key)) !== undefined) {
      this.#ask((file) => file.delete(key))
    }
  }

  /** Notes that a page was asked for. */
  use(key: string): void {
    this.#uses.set(key, (this.#uses.get(key) ?? 0) + 1)
  }

  async #writeNext(): Promise<void> {
    const isWritten = await this.flush()
    const delay = isWritten && this.#pending.size >= pagesAtOnce ? restMs : writeEveryMs
    this.#timer =
      this.#pending.size === 0 ? undefined : setTimeout(() => void this.#writeNext(), delay).unref()
  }

  /** Writes some of the pages that wait. False if that failed. */
  async flush(): Promise<boolean> {
    const batch = [...this.#pending].slice(0, pagesAtOnce)
    const records = await Promise.all(batch.map(([key, made]) => recordOf(key, made)))
    if (!this.#write(records, noUses)) return false
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

  /** Writes all that waits, and closes the file. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    clearInterval(this.#notes)
    while (this.#pending.size > 0 && (await this.flush()));
    this.#write([], this.#uses)
    this.#close()
  }
}
