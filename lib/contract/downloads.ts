/** Files with all the data. An addition beyond `api.md`, which another server of the contract need not have. */
import { z } from 'zod'

export const DownloadFile = z.object({
  /** Unique in a version: `did_methods.csv`. */
  name: z.string(),
  /** What the format is called. */
  title: z.string(),
  format: z.string(),
  media_type: z.string(),
  /** The set of the records in it, `did_methods` for example; absent from a file with all of them. */
  set: z.string().nullish(),
  /**
   * Records, or rows of a table. A file with all sets counts the records of the collections: the nodes and links of the
   * network, which it has too, are not counted; a file of the network alone counts its nodes.
   */
  rows: z.int().min(0).nullish(),
  bytes: z.int().min(0),
  /** In hexadecimal. */
  sha256: z.string(),
})
export type DownloadFile = z.infer<typeof DownloadFile>

/** `preparing` while the files are being made, `unavailable` if they could not be. */
export const downloadStates = ['ready', 'preparing', 'unavailable'] as const

export const Downloads = z.object({
  /** The day of the data: `2026.11.21`. */
  version: z.string(),
  title: z.string(),
  license: z.object({ name: z.string(), url: z.string(), spdx_id: z.string() }),
  state: z.string(),
  /** What the names of the files follow; it ends in a slash. */
  base_url: z.string(),
  /** Sets in the order in which pages show them. */
  sets: z.array(z.object({ name: z.string(), title: z.string() })),
  files: z.array(DownloadFile),
})
export type Downloads = z.infer<typeof Downloads>
