/** What the process that makes downloads is told. */
export interface ExportOptions {
  /** A file; the store that the settings name if it is left out, because an address may have a password. */
  storePath?: string
  /** Of what is in the store; that which the store itself names if it is left out. */
  hash?: string
  /** The folders of other downloads that stay. */
  keep?: readonly string[]
  /** The folder of all downloads. */
  root: string
  siteUrl: string
}
