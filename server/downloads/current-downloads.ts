/**
 * The downloads of the snapshot that is being served. Those that are missing are made in the background, once for each
 * snapshot; until they are there the answer says so.
 */
import type { ChildProcess } from 'node:child_process'
import type { Downloads } from '@/lib/contract/downloads'
import { exportFolder, readDownloads } from '@/lib/export/folder'
import { absentDownloads } from '@/lib/export/source/absent-downloads'
import type { Snapshots } from '../snapshots'
import { type ExportOptions, startExport } from './export-process'

export interface ReadyDownloads {
  folder: string
  downloads: Downloads
}

export type ExportEvent = { made: string } | { failed: number | null }

interface Options extends ExportOptions {
  snapshots: Snapshots
  onEvent?: (event: ExportEvent) => void
  start?: (options: ExportOptions) => ChildProcess
}

export class CurrentDownloads {
  #ready: (ReadyDownloads & { hash: string }) | undefined
  #export: ChildProcess | undefined
  /** The snapshot whose export failed; it is not tried again before the next one or the next start. */
  #failedHash: string | undefined
  #closed = false

  constructor(private readonly options: Options) {}

  get #hash(): string {
    return this.options.snapshots.current.store.manifest.hash
  }

  /** The finished files; undefined while there are none. */
  ready(): ReadyDownloads | undefined {
    const hash = this.#hash
    if (this.#ready?.hash === hash) return this.#ready
    const { root, siteUrl } = this.options
    const folder = exportFolder(root, { hash, siteUrl })
    const downloads = readDownloads(folder)
    if (downloads) this.#ready = { hash, folder, downloads }
    return downloads && this.#ready
  }

  /** What there is, as the API says it. */
  describe(): Downloads {
    const ready = this.ready()
    if (ready) return ready.downloads
    const { manifest } = this.options.snapshots.current.store
    return absentDownloads(
      manifest,
      this.options.siteUrl,
      this.#export ? 'preparing' : 'unavailable',
    )
  }

  /** Starts to make the files if they are missing. Call it again when the snapshot has changed. */
  prepare(): void {
    if (this.#closed || this.#export || this.#failedHash === this.#hash || this.ready()) return
    const hash = this.#hash
    const { start = startExport, onEvent } = this.options
    const child = start(this.options)
    this.#export = child
    child.once('exit', (code) => {
      this.#export = undefined
      if (this.#closed) return
      if (code !== 0) this.#failedHash = hash
      onEvent?.(code === 0 ? { made: hash } : { failed: code })
      // The snapshot may have changed meanwhile.
      if (hash !== this.#hash) this.prepare()
    })
  }

  close(): void {
    this.#closed = true
    this.#export?.kill()
  }
}
