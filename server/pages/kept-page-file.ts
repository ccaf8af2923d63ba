/**
 * The file of kept pages. Whatever is wrong with it, the server carries on without it and reports the fault once; a
 * damaged file is replaced.
 */
import { PageFile, type PageRecord } from '@/lib/facts/store/page-file'
import { isBusy, isDamage } from '@/lib/facts/store/page-file-open'

export interface KeptPageFileOptions {
  file: string
  /** Identifies everything that pages depend on besides the data: the build and its settings. */
  context: string
  maxBytes?: number
  onFault: (fault: string, error: unknown) => void
  now?: () => number
  open?: (file: string) => PageFile
}

const megabyte = 1024 * 1024
/** How long to wait after a failure before writing again. */
const retryMs = 60_000
/** If the file is damaged more often than this, the disk cannot be trusted. */
const maxDamages = 3

export class KeptPageFile {
  #file: PageFile | undefined
  #restUntil = 0
  #isFaulty = false
  #damages = 0
  readonly #now: () => number

  constructor(private readonly options: KeptPageFileOptions) {
    this.#now = options.now ?? Date.now
    this.#open()
  }

  get isOpen(): boolean {
    return this.#file !== undefined
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
    this.close()
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

  /** The result of a query to the file; undefined if the query fails or there is no file. */
  ask<T>(question: (file: PageFile) => T): T | undefined {
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

  /** Writes pages, and how often which were requested. False if that failed, or while the file rests after a failure. */
  write(records: readonly PageRecord[], uses: ReadonlyMap<string, number>): boolean {
    const now = this.#now()
    if (!this.#file || now < this.#restUntil) return false
    try {
      this.#file.write(records, uses, now)
      this.#isFaulty = false
      return true
    } catch (error) {
      this.#restUntil = now + (isBusy(error) ? 0 : retryMs)
      this.#fail('the file of pages cannot be written: pages are kept in memory alone', error)
      return false
    }
  }

  close(): void {
    try {
      this.#file?.close()
    } catch {
      // Closing a damaged file may fail too. It is not used again.
    }
    this.#file = undefined
  }
}
