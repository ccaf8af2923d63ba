/** Writes all files of a download into a folder. Equal snapshots produce equal files. */
import { createWriteStream, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { DownloadFile, Downloads } from '@/lib/contract/downloads'
import { versionOfDate } from '@/lib/contract/version-form'
import { citationFile } from '@/lib/facts/citation-file'
import { toTurtle } from '@/lib/portal/publish/rdf/terms'
import { describeFile, type WrittenFile } from './files'
import { dataPackage } from './package/data-package'
import { dcatQuads } from './package/dcat'
import { checksums, codebookRows, licenceText } from './package/texts'
import { absentDownloads, datasetName, type ExportSource } from './source/source'
import { csvText, writeCsv } from './writers/csv'
import { writeGraphs } from './writers/graph'
import { writeJson } from './writers/json'
import { writeParquet } from './writers/parquet'
import { writeRdf } from './writers/rdf'
import { writeSqlite } from './writers/sqlite'
import { writeWorkbook } from './writers/workbook'

/** Zips the files one after another. Equal files produce an equal archive. */
async function zipFiles(
  folder: string,
  archive: string,
  names: readonly string[],
  date: string,
): Promise<void> {
  const zip = new ZipFile()
  for (const name of names) {
    zip.addFile(path.join(folder, name), name, { mtime: new Date(date), mode: 0o100644 })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path.join(folder, archive), { flags: 'wx' }))
}

const writers: Record<string, (folder: string, source: ExportSource) => Promise<WrittenFile[]>> = {
  CSV: writeCsv,
  JSON: writeJson,
  Parquet: writeParquet,
  SQLite: writeSqlite,
  XLSX: writeWorkbook,
  'GraphML and GEXF': writeGraphs,
  'N-Quads and Turtle': writeRdf,
}

export type OnStep = (title: string) => void

class Export {
  readonly files: DownloadFile[] = []

  constructor(
    readonly folder: string,
    readonly source: ExportSource,
  ) {}

  async add(file: WrittenFile): Promise<void> {
    this.files.push(await describeFile(this.folder, file))
  }

  async addText(file: WrittenFile, text: string): Promise<void> {
    writeFileSync(path.join(this.folder, file.name), text, { flag: 'wx' })
    await this.add(file)
  }

  async zip(format: 'csv' | 'parquet', rows: number, extraFiles: readonly string[]): Promise<void> {
    const name = `did_atlas_${format}.zip`
    const names = this.files.filter((file) => file.format === format).map((file) => file.name)
    await zipFiles(this.folder, name, [...names, ...extraFiles], this.source.manifest.date)
    await this.add({ name, format: `${format}-zip`, rows })
  }
}

async function addDescriptions(output: Export): Promise<void> {
  const { source } = output
  const text = (name: string, format: WrittenFile['format'], body: string) =>
    output.addText({ name, format }, body)
  await text('codebook.csv', 'codebook', csvText(codebookRows))
  const completeFile = output.files.find(({ name }) => name === `${datasetName}.json`)
  const { manifest, siteUrl } = source
  const citation = citationFile(
    manifest,
    { name: `${datasetName}.json`, sha256: completeFile?.sha256 ?? '' },
    {
      url: `${siteUrl}/versions/${versionOfDate(manifest.date)}`,
      repository: absentDownloads(manifest, siteUrl, 'ready').base_url,
    },
  )
  await text('CITATION.cff', 'citation', citation)
  await text('LICENSE.txt', 'licence', licenceText(source))
  const packageJson = JSON.stringify(dataPackage(source, output.files), null, 2)
  await text('datapackage.json', 'datapackage', `${packageJson}\n`)
}

/** Writes the files into `folder`, which must exist and be empty. */
export async function exportFiles(
  folder: string,
  source: ExportSource,
  onStep: OnStep = () => {},
): Promise<Downloads> {
  const output = new Export(folder, source)
  for (const [title, write] of Object.entries(writers)) {
    onStep(title)
    for (const file of await write(folder, source)) await output.add(file)
  }
  onStep('Descriptions and archives')
  await addDescriptions(output)
  const completeFile = output.files.find(({ format, set }) => format === 'json' && !set)
  const extraFiles = ['codebook.csv', 'CITATION.cff', 'LICENSE.txt']
  await output.zip('csv', completeFile?.rows ?? 0, ['datapackage.json', ...extraFiles])
  await output.zip('parquet', completeFile?.rows ?? 0, extraFiles)
  const { manifest, siteUrl } = source
  const about = absentDownloads(manifest, siteUrl, 'ready')
  const catalogue = dcatQuads(source, about.base_url, output.files)
  await output.addText({ name: 'dcat.ttl', format: 'dcat' }, toTurtle(catalogue))
  await output.addText({ name: 'SHA256SUMS', format: 'checksums' }, checksums(output.files))
  return { ...about, files: output.files }
}
