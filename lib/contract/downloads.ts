/** Files with all the data. An addition to the API contract, which other servers may lack. */
import { z } from 'zod'
import { assigned, counted, type Definitions } from './codebook/definition'
import { License } from './terms'
import { namedObject } from './values'

export const DownloadFile = namedObject('DownloadFile', {
  /** Unique within a version: `did_methods.csv`. */
  name: z.string(),
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

/** `preparing` while the files are being generated, `unavailable` if that failed or the server generates none. */
export const downloadStates = ['ready', 'preparing', 'unavailable'] as const

export const Downloads = namedObject('Downloads', {
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

const version = '2026.11.21'

export const downloadDefinitions: Definitions = {
  version: assigned('Version of the data: its date.', version),
  title: assigned('Title of the data.', 'DID Atlas dataset'),
  license: assigned('Licence of the data.'),
  'license.name': assigned(
    'Name of the licence.',
    'Creative Commons Attribution 4.0 International',
  ),
  'license.url': assigned('URL of the licence.', 'https://creativecommons.org/licenses/by/4.0/'),
  'license.spdx_id': assigned('SPDX licence identifier.', 'CC-BY-4.0'),
  state: assigned('Availability of the files.', 'ready', {
    ready: 'Available.',
    preparing: 'Being created.',
    unavailable: 'Not available at the moment.',
  }),
  base_url: assigned('Base URL of the files.', `https://atlas.example.org/downloads/${version}/`),
  sets: assigned('Kinds of records with files.'),
  'sets[].name': assigned('Prefix of the file names.', 'did_methods'),
  'sets[].title': assigned('Name of the kind of records.', 'DID methods'),
  files: assigned('Every file of this version.'),
  'files[].name': assigned('Name of the file, to be added to `base_url`.', 'did_methods.csv'),
  'files[].title': assigned('Name of the format.', 'CSV'),
  'files[].format': assigned('Short name of the format, or of the kind of documentation.', 'csv'),
  'files[].media_type': assigned('Media type of the file.', 'text/csv; charset=utf-8'),
  'files[].set': assigned(
    'Kind of records in the file; absent if it has all kinds.',
    'did_methods',
  ),
  'files[].rows': counted(
    'Number of records or table rows. Files with all kinds do not count nodes and links of the network; network files count nodes.',
    276,
  ),
  'files[].bytes': counted('Size of the file in bytes.', 65536),
  'files[].sha256': counted(
    'SHA-256 hash of the file, in hexadecimal.',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  ),
}

/** The formats of downloads that describe the data and contain none of it. */
export const descriptionFormats: ReadonlySet<string> = new Set([
  'datapackage',
  'dcat',
  'codebook',
  'citation',
  'licence',
  'checksums',
])
