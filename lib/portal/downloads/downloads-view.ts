/** Derives the contents of the downloads page from the API's description of the files. */
import { descriptionFormats } from '@/lib/contract/download-descriptions'
import type { DownloadFile, Downloads } from '@/lib/contract/downloads'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

export interface DownloadLink {
  href: string
  /** The file name. */
  name: string
  title: string
  bytes: number
  rows?: number
  sha256: string
}

/** A file about the whole data set, with its purpose. */
export interface WholeDownload extends DownloadLink {
  use?: string
}

export interface DownloadTable {
  name: string
  rows: number
  links: DownloadLink[]
}

export interface DownloadSet {
  name: string
  title: string
  records: number
  links: DownloadLink[]
  /** The tables of the lists inside the records. */
  tables: DownloadTable[]
}

export interface DownloadsView {
  state: 'ready' | 'preparing' | 'none'
  version: string
  /** The date of the data, such as `2026-05-01`. */
  date: string
  license: Downloads['license']
  /** The permanent address of the current version, which is absolute and ends in a slash. */
  latest: string
  whole: WholeDownload[]
  sets: DownloadSet[]
  /** The files that describe the data. */
  beside: WholeDownload[]
}

const uses: Readonly<Record<string, string>> = {
  'csv-zip':
    'Tables for spreadsheets, R and everything else, with a data package that describes them',
  sqlite: 'All tables in one file, for SQL',
  'parquet-zip': 'Tables for DuckDB, pandas and Arrow',
  json: 'All records as the API has them',
  ndjson: 'The same records, one a line',
  graphml: 'The network, for Cytoscape, igraph and NetworkX',
  gexf: 'The network, for Gephi',
  nquads: 'Statements in the words of schema.org and PROV, each with the page that makes it',
  turtle: 'The same statements, shorter and easier to read',
  datapackage: 'Describes each table and column of the CSV files for Frictionless tools',
  dcat: 'Describes the dataset and its files for catalogues',
  codebook: 'Each table and its columns',
  citation: 'How to cite the data',
  licence: 'What the licence asks of you',
  checksums: 'The SHA-256 of every file, for sha256sum',
}

const stemOf = ({ name }: DownloadFile): string => name.replace(/\.[^.]*$/, '')

const linkOf = (file: DownloadFile, base: string): DownloadLink => ({
  href: base + encodeURIComponent(file.name),
  name: file.name,
  title: file.title,
  bytes: file.bytes,
  ...(typeof file.rows === 'number' ? { rows: file.rows } : {}),
  sha256: file.sha256,
})

const withUse = (file: DownloadFile, base: string): WholeDownload => {
  const use = Object.hasOwn(uses, file.format) ? uses[file.format] : undefined
  return { ...linkOf(file, base), ...(use ? { use } : {}) }
}

function tablesOf(files: readonly DownloadFile[], base: string): DownloadTable[] {
  const names = [...new Set(files.map(stemOf))]
  return names.map((name) => {
    const own = files.filter((file) => stemOf(file) === name)
    return { name, rows: own[0]?.rows ?? 0, links: own.map((file) => linkOf(file, base)) }
  })
}

function setOf(set: { name: string; title: string }, all: readonly DownloadFile[], base: string) {
  const files = all.filter((file) => file.set === set.name)
  const main = files.filter((file) => stemOf(file) === set.name)
  return {
    ...set,
    records: main[0]?.rows ?? 0,
    links: main.map((file) => linkOf(file, base)),
    tables: tablesOf(
      files.filter((file) => stemOf(file) !== set.name),
      base,
    ),
  }
}

/** Removes this site's origin from an address, so that visitors stay on the host that they requested. */
const localBase = (base: string, siteUrl: string): string =>
  base.startsWith(`${siteUrl}/`) ? base.slice(siteUrl.length) : base

function stateOf(state: string, files: readonly DownloadFile[]): DownloadsView['state'] {
  if (state === 'ready') return files.length > 0 ? 'ready' : 'none'
  return state === 'preparing' ? state : 'none'
}

export function downloadsView(downloads: Downloads, siteUrl: string): DownloadsView {
  const { version, license, state, base_url, sets } = downloads
  // Only HTTP addresses become links, whatever another server sends.
  const files = safeHttpUrl(base_url) ? downloads.files : []
  const base = localBase(base_url, siteUrl)
  const everything = files.filter((file) => !file.set)
  return {
    state: stateOf(state, files),
    version,
    date: version.replaceAll('.', '-'),
    license,
    latest: base_url.replace(/[^/]+\/$/, 'latest/'),
    whole: everything
      .filter(({ format }) => !descriptionFormats.has(format))
      .sort((a, b) => order.indexOf(a.format) - order.indexOf(b.format))
      .map((file) => withUse(file, base)),
    sets: sets.map((set) => setOf(set, files, base)).filter(({ links }) => links.length > 0),
    beside: everything
      .filter(({ format }) => descriptionFormats.has(format))
      .map((f) => withUse(f, base)),
  }
}

/** The order of formats: those that most visitors look for come first. */
const order = Object.keys(uses)
