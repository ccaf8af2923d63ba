/** The options of the process that generates downloads. */
export interface ExportOptions {
  /**
   * The store file; defaults to the store named in the settings. An address is never passed here, because it may
   * contain a password.
   */
  storePath?: string
  /** The hash of the store's content; defaults to the one stated in the store. */
  hash?: string
  /** The names of other download folders to keep. */
  keep?: readonly string[]
  /** The folder that contains all downloads. */
  root: string
  siteUrl: string
}
