/** Derives the contents of the downloads page from the API's description of the files. */
import {
  type DownloadFile,
  type Downloads,
  descriptionFormats,
  downloadStates,
} from '@/lib/contract/downloads'
import { families, getWords } from '@/lib/contract/families'
import { counted, enumerated } from '@/lib/text/counted'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

export interface DownloadLink {
  href: string
  /** The file name. */
  name: string
  title: string
  bytes: number
}

/** A file about the full dataset, with its purpose. */
export interface CompleteDownload extends DownloadLink {
  sha256: string
  use?: string
  /** The number of entries by kind: `2,840 records and 1,867 sources`. */
  contents?: string
}

export interface DownloadTable {
  name: string
  rows: number
  links: DownloadLink[]
}

/** The files of one kind of record, one for each format. */
export interface RecordFiles extends DownloadTable {
  title: string
}

export interface DownloadSet extends RecordFiles {
  /** The tables of the lists inside the records. */
  tables: DownloadTable[]
}

export interface DownloadsView {
  /** `none` if the API offers no files that this site can link to. */
  state: (typeof downloadStates)[number] | 'none'
  version: string
  /** The date of the data, such as `2026-05-01`. */
  date: string
  license: Downloads['license']
  /** The permanent address of the current version, which is absolute and ends in a slash. */
  latest: string
  whole: CompleteDownload[]
  sets: DownloadSet[]
  /** The files that describe the data. */
  documentation: CompleteDownload[]
}

const uses: Readonly<Record<string, string>> = {
  xlsx: 'The main tables as sheets, for Excel and LibreOffice',
  'csv-zip': 'All tables for R and pandas, with a data package that describes them',
  sqlite: 'All tables in one file, for SQL',
  'parquet-zip': 'Tables for DuckDB, pandas and Arrow',
  json: 'All records as in the API',
  ndjson: 'All records, one per line',
  graphml: 'The network, for Cytoscape, igraph and NetworkX',
  gexf: 'The network, for Gephi',
  nquads: 'Linked data in schema.org and PROV, each statement with its source',
  turtle: 'The same linked data, shorter and easier to read',
  datapackage: 'Describes each table and column of the CSV files for Frictionless tools',
  dcat: 'Describes the dataset and its files for catalogues',
  codebook: 'Definitions of every table and column',
  citation: 'How to cite the data',
  licence: 'The licence and how to credit the data',
  checksums: 'The SHA-256 of every file, for sha256sum',
}

const getStem = ({ name }: DownloadFile): string => name.replace(/\.[^.]*$/, '')

const getLink = (file: DownloadFile, base: string) => ({
  href: base + encodeURIComponent(file.name),
  name: file.name,
  title: file.title,
  bytes: file.bytes,
})

/** The sets of records with their titles on pages. The others are the sources and the evidence of records, and the network. */
const recordSets: ReadonlyMap<string, string> = new Map(
  families.map((family) => [family.replaceAll('-', '_'), getWords(family).title]),
)

/** The formats that contain the network alone, and count its nodes. */
const networkFormats = new Set(['graphml', 'gexf'])

/**
 * Describes the entries of a file with all data. Only some formats contain the sources, and only some of these the
 * evidence, so the number alone would differ between formats.
 */
function getContents({ format, rows }: DownloadFile, sets: readonly DownloadSet[]) {
  if (typeof rows !== 'number') return undefined
  if (networkFormats.has(format)) return counted(rows, 'node')
  const sum = (addedSets: readonly DownloadSet[]) =>
    addedSets.reduce((total, set) => total + set.rows, 0)
  const records = sum(sets.filter(({ name }) => recordSets.has(name)))
  const sources = sum(sets.filter(({ name }) => name === 'sources'))
  const evidence = sum(sets.filter(({ name }) => name === 'evidence'))
  const parts = [
    counted(records, 'record'),
    counted(sources, 'source'),
    `the evidence of ${counted(evidence, 'record')}`,
  ]
  const counts = [records, sources, evidence]
  for (let length = 1; length <= parts.length; length += 1) {
    const total = counts.slice(0, length).reduce((sum, count) => sum + count, 0)
    if (total === rows) return enumerated(parts.slice(0, length))
  }
  return counted(rows, 'row')
}

function getWhole(
  file: DownloadFile,
  base: string,
  sets: readonly DownloadSet[],
): CompleteDownload {
  const use = Object.hasOwn(uses, file.format) ? uses[file.format] : undefined
  return { ...getLink(file, base), sha256: file.sha256, use, contents: getContents(file, sets) }
}

function makeTables(files: readonly DownloadFile[], base: string): DownloadTable[] {
  const names = [...new Set(files.map(getStem))]
  return names.map((name) => {
    const own = files.filter((file) => getStem(file) === name)
    return { name, rows: own[0]?.rows ?? 0, links: own.map((file) => getLink(file, base)) }
  })
}

function getRecordSet(
  set: { name: string; title: string },
  downloadFiles: readonly DownloadFile[],
  base: string,
) {
  const files = downloadFiles.filter((file) => file.set === set.name)
  const main = files.filter((file) => getStem(file) === set.name)
  return {
    ...set,
    title: recordSets.get(set.name) ?? set.title,
    rows: main[0]?.rows ?? 0,
    links: main.map((file) => getLink(file, base)),
    tables: makeTables(
      files.filter((file) => getStem(file) !== set.name),
      base,
    ),
  }
}

/** Removes this site's origin from an address, so that visitors stay on the host that they requested. */
const localBase = (base: string, siteUrl: string): string =>
  base.startsWith(`${siteUrl}/`) ? base.slice(siteUrl.length) : base

function describeState(state: string, files: readonly DownloadFile[]): DownloadsView['state'] {
  if (state === 'ready' && files.length === 0) return 'none'
  return downloadStates.find((known) => known === state) ?? 'none'
}

export function downloadsView(downloads: Downloads, siteUrl: string): DownloadsView {
  const { version, license, state, base_url, sets } = downloads
  // Other servers may send anything: only HTTP addresses become links.
  const files = safeHttpUrl(base_url) ? downloads.files : []
  const base = localBase(base_url, siteUrl)
  const everything = files.filter((file) => !file.set)
  const allSets = sets.map((set) => getRecordSet(set, files, base))
  return {
    state: describeState(state, files),
    version,
    date: version.replaceAll('.', '-'),
    license,
    latest: base_url.replace(/[^/]+\/$/, 'latest/'),
    whole: everything
      .filter(({ format }) => !descriptionFormats.has(format))
      .sort((a, b) => order.indexOf(a.format) - order.indexOf(b.format))
      .map((file) => getWhole(file, base, allSets)),
    sets: allSets.filter(({ links }) => links.length > 0),
    documentation: everything
      .filter(({ format }) => descriptionFormats.has(format))
      .map((file) => getWhole(file, base, allSets)),
  }
}

/** The order of formats. The most popular formats come first. */
const order = Object.keys(uses)
