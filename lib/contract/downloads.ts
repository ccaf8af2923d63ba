/** Files with all the data. An addition to `api.md`, which other servers may lack. */
import { z } from 'zod'
import { License } from './terms'

export const DownloadFile = z.object({
  /** Unique within a version: `did_methods.csv`. */
  name: z.string(),
  /** The name of the format. */
  title: z.string(),
  format: z.string(),
  media_type: z.string(),
  /** The set whose records the file contains, such as `did_methods`; absent from a file that covers all sets. */
  set: z.string().nullish(),
  /**
   * The number of records, or of rows in a table. A file that covers all sets counts only the records of the
   * collections, not the nodes and links of the network that it also contains. A file of the network alone counts its
   * nodes.
   */
  rows: z.int().min(0).nullish(),
  bytes: z.int().min(0),
  /** In hexadecimal. */
  sha256: z.string(),
})
export type DownloadFile = z.infer<typeof DownloadFile>

/** `preparing` while the files are being generated, `unavailable` if that failed. */
export const downloadStates = ['ready', 'preparing', 'unavailable'] as const

export const Downloads = z.object({
  /** The version of the data, which is its date: `2026.11.21`. */
  version: z.string(),
  title: z.string(),
  license: License,
  state: z.string(),
  /** The URL to which file names are appended; it ends in a slash. */
  base_url: z.string(),
  /** Sets in the order in which pages list them. */
  sets: z.array(z.object({ name: z.string(), title: z.string() })),
  files: z.array(DownloadFile),
})
export type Downloads = z.infer<typeof Downloads>
