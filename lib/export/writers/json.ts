/** Records as the API returns them: as JSON with one record per line, and as NDJSON with one JSON text per line. */
import path from 'node:path'
import { versionOfDate } from '@/lib/contract/version-form'
import { OutputFile, type WrittenFile } from '../files'
import {
  countRecords,
  datasetName,
  type ExportSource,
  type RecordSet,
  recordSets,
} from '../source/source'

interface Outputs {
  json: OutputFile
  ndjson: OutputFile
}

const openBoth = (folder: string, name: string): Outputs => ({
  json: new OutputFile(path.join(folder, `${name}.json`)),
  ndjson: new OutputFile(path.join(folder, `${name}.ndjson`)),
})

const close = ({ json, ndjson }: Outputs): void => {
  json.close()
  ndjson.close()
}

/** Writes a set to its own files and to the files of all sets. Returns the number of its records. */
async function writeSet(
  folder: string,
  source: ExportSource,
  set: RecordSet,
  datasetFiles: Outputs,
): Promise<number> {
  const filesOfSet = openBoth(folder, set.name)
  let rows = 0
  filesOfSet.json.write('[')
  datasetFiles.json.write(`,\n${JSON.stringify(set.name)}:[`)
  for (const record of source.records(set)) {
    const text = JSON.stringify(record)
    const separator = rows === 0 ? '\n' : ',\n'
    for (const { json } of [filesOfSet, datasetFiles]) json.write(separator + text)
    filesOfSet.ndjson.write(`${text}\n`)
    datasetFiles.ndjson.write(`{"set":${JSON.stringify(set.name)},"record":${text}}\n`)
    rows += 1
  }
  filesOfSet.json.write('\n]\n')
  datasetFiles.json.write('\n]')
  close(filesOfSet)
  return rows
}

export async function writeJson(folder: string, source: ExportSource): Promise<WrittenFile[]> {
  const { title, terms } = source.manifest
  const about = {
    title,
    version: versionOfDate(source.manifest.date),
    license: terms.license,
    attribution: terms.attribution.text,
  }
  const datasetFiles = openBoth(folder, datasetName)
  datasetFiles.json.write(`{"dataset":${JSON.stringify(about)}`)
  const counts: { set: RecordSet; rows: number }[] = []
  for (const set of recordSets) {
    counts.push({ set, rows: await writeSet(folder, source, set, datasetFiles) })
  }
  datasetFiles.json.write('\n}\n')
  close(datasetFiles)
  const total = countRecords(counts)
  return (['json', 'ndjson'] as const).flatMap((format) => [
    { name: `${datasetName}.${format}`, format, rows: total },
    ...counts.map(({ set, rows }) => ({
      name: `${set.name}.${format}`,
      format,
      set: set.name,
      rows,
    })),
  ])
}
