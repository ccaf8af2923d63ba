/**
 * The downloads of the current data and of published versions. Missing files are generated in the
 * background, once each; until they exist, the response states it.
 */
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Downloads } from '@/lib/contract/downloads'
import { versionOfDate } from '@/lib/contract/version-form'
import type { Settings } from '@/lib/env'
import { exportFolder, hasDownloads, readDownloads } from '@/lib/export/folder'
import { absentDownloads } from '@/lib/export/source/source'
import { releaseStore } from '@/lib/facts/releases/stored'
import { versionsIn } from '../releases'
import type { Snapshots } from '../snapshots'
import { type ExportOptions, startExport } from './export-process'

/** The downloads are in a folder next to the store that they are generated from. */
export const downloadsFolder = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'downloads')

export interface ReadyDownloads {
  folder: string
  downloads: Downloads
}

/**
 * The files were generated, their process has failed with this exit code and output, or it was
 * never started.
 */
export type ExportEvent =
  | { created: string }
  | { failed: number | null; output: string }
  | { error: unknown }

/** The versions whose description is in memory: visitors request few of them at a time. */
const maxReady = 16

/** How much of the output of a failed process is reported. */
const maxOutputLength = 2_000

interface Options extends Pick<ExportOptions, 'storePath' | 'root' | 'siteUrl'> {
  snapshots: Snapshots
  onEvent?: (event: ExportEvent) => void
  /** True if no files are generated. */
  isDisabled?: boolean
  start?: (options: ExportOptions) => ChildProcess
  /** The time before a failed export is tried again. Default: ten minutes. */
  retryAfterMs?: number
}

interface Source {
  version: string
  date: string
  hash: string
  /** Omitted for the store named in the settings. */
  storePath?: string
  /** False for the current snapshot, which may be replaced before its files are generated. */
  isReleased: boolean
}

export class CurrentDownloads {
  /** The files that were found, by the hash of their source. */
  readonly #ready = new LRUCache<string, ReadyDownloads>({ max: maxReady })
  #making: { hash: string; child: ChildProcess } | undefined
  /** Hashes of failed exports, with the timers of the next attempts. */
  readonly #failed = new Map<string, NodeJS.Timeout>()
  #closed = false

  constructor(private readonly options: Options) {}

  /**
   * The served version, then the others, newest first. For a published version, the files are
   * generated from the store of that version.
   */
  #sources(): [Source, ...Source[]] {
    const { snapshots, storePath } = this.options
    const { dataset } = snapshots.current
    const { hash, date } = dataset.manifest
    const { folder } = snapshots.releases
    const released = versionsIn(dataset).map((about) => ({
      version: about.version,
      date: about.date,
      hash: about.sha256,
      storePath: releaseStore(folder, about),
      isReleased: true,
    }))
    const version = versionOfDate(dataset.manifest.date)
    const current = released.find((source) => source.version === version)
    const otherVersions = released.filter((source) => source !== current)
    return [current ?? { version, date, hash, storePath, isReleased: false }, ...otherVersions]
  }

  /** The source of a version. Defaults to the served version. */
  #lookUpSource(version?: string): Source | undefined {
    const sources = this.#sources()
    return version === undefined ? sources[0] : sources.find((source) => source.version === version)
  }

  #getFolder({ hash }: Source): string {
    const { root, siteUrl } = this.options
    return exportFolder(root, { hash, siteUrl })
  }

  /**
   * The files of a former snapshot are removed after some changes, so files that were found once may be missing later.
   */
  #getReady(source: Source): ReadyDownloads | undefined {
    const ready = this.#ready.get(source.hash)
    if (ready && hasDownloads(ready.folder)) return ready
    this.#ready.delete(source.hash)
    const folder = this.#getFolder(source)
    const downloads = readDownloads(folder)
    if (!downloads) return undefined
    const found = { folder, downloads }
    this.#ready.set(source.hash, found)
    return found
  }

  /** True if missing files are being generated, or will be: the server listens before it starts to do so. */
  #isComing({ hash }: Source): boolean {
    if (this.options.isDisabled) return false
    return !this.#failed.has(hash)
  }

  /** The finished files of a version; undefined if there are none. */
  ready(version?: string): ReadyDownloads | undefined {
    const source = this.#lookUpSource(version)
    return source && this.#getReady(source)
  }

  /** Generates the files of a version again, because one of them is missing or cut off. */
  regenerate(version: string): void {
    const source = this.#lookUpSource(version)
    if (source) this.#ready.delete(source.hash)
    this.describe(version)
  }

  /** Describes the available files of a version, in the API's terms. Undefined if there is no such version. */
  describe(version?: string): Downloads | undefined {
    const source = this.#lookUpSource(version)
    const ready = source && this.#getReady(source)
    if (!source || ready) return ready?.downloads
    // The files may have been removed since they were generated.
    this.prepare()
    const { manifest } = this.options.snapshots.current.dataset
    return absentDownloads(
      { ...manifest, date: source.date },
      this.options.siteUrl,
      this.#isComing(source) ? 'preparing' : 'unavailable',
    )
  }

  /** Starts to generate missing files. Call it again when the snapshot has changed. */
  prepare(): void {
    if (this.options.isDisabled || this.#closed || this.#making) return
    const sources = this.#sources()
    const next = sources.find((source) => !this.#failed.has(source.hash) && !this.#getReady(source))
    if (next) this.#make(next, sources)
  }

  #make(source: Source, sources: readonly Source[]): void {
    const { root, siteUrl, onEvent, start = startExport } = this.options
    const { storePath, hash, isReleased } = source
    const keep = sources.map((source) => path.basename(this.#getFolder(source)))
    const child = start({ storePath, root, siteUrl, hash: isReleased ? hash : undefined, keep })
    this.#making = { hash, child }
    const end = (event: ExportEvent) => {
      if (this.#making?.child !== child) return
      this.#making = undefined
      if (this.#closed) return
      if (!this.#getReady(source)) this.#tryAgainLater(hash)
      onEvent?.(event)
      this.prepare()
    }
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-maxOutputLength)
    })
    child.once('close', (code) =>
      end(code === 0 ? { created: hash } : { failed: code, output: output.trim() }),
    )
    // A process that could not be started never ends.
    child.on('error', (error) => end({ error }))
  }

  /** A full disk may have space again. */
  #tryAgainLater(hash: string): void {
    const { retryAfterMs = 10 * 60_000 } = this.options
    const timer = setTimeout(() => {
      this.#failed.delete(hash)
      this.prepare()
    }, retryAfterMs)
    this.#failed.set(hash, timer.unref())
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#failed.values()) clearTimeout(timer)
    // The process ignores signals. It ends when its channel to this process closes.
    const child = this.#making?.child
    if (child?.connected) child.disconnect()
  }
}
