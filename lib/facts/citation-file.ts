/** The citation of the data in Citation File Format 1.2 (https://citation-file-format.github.io). */
import { publisherName } from '@/lib/contract/site-name'
import { versionOfDate } from '@/lib/contract/version-form'
import type { Manifest } from '@/lib/dataset/snapshot'

/** A JSON string is also a valid double-quoted scalar in YAML 1.2. */
const scalar = (text: string): string => JSON.stringify(text)

interface CitedFile {
  name: string
  /** In hexadecimal. */
  sha256: string
}

interface CitationAddresses {
  url?: string
  /** Where the files of the version are. */
  repository?: string
  /** The repository of the facts and their code. */
  code?: string | undefined
}

/** `file` contains all of the data, so that its hash proves which data is cited. */
export function citationFile(
  manifest: Pick<Manifest, 'title' | 'date' | 'terms'>,
  file: CitedFile,
  { url, repository, code }: CitationAddresses,
): string {
  const { title, date, terms } = manifest
  return [
    'cff-version: 1.2.0',
    'type: dataset',
    `message: ${scalar(terms.attribution.text)}`,
    `title: ${scalar(title)}`,
    'authors:',
    `  - name: ${scalar(publisherName)}`,
    `version: ${scalar(versionOfDate(manifest.date))}`,
    `date-released: ${scalar(date.slice(0, 10))}`,
    `license: ${scalar(terms.license.spdx_id)}`,
    ...(url ? [`url: ${scalar(url)}`] : []),
    ...(repository ? [`repository: ${scalar(repository)}`] : []),
    ...(code ? [`repository-code: ${scalar(code)}`] : []),
    'identifiers:',
    '  - type: other',
    `    value: ${scalar(`sha256:${file.sha256}`)}`,
    `    description: ${scalar(`SHA-256 of ${file.name}`)}`,
    '',
  ].join('\n')
}
