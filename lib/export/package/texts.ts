/**
 * The small files that accompany the data: its citation, its licence, the definitions of its fields, and the hashes of
 * its files.
 */
import type { DownloadFile } from '@/lib/contract/downloads'
import { siteName } from '@/lib/contract/site-name'
import { getVersion } from '@/lib/facts/version'
import type { ExportSource } from '../source/source'
import type { Row } from '../tables/rows'
import { type FieldType, makeColumns, tables } from '../tables/table'

/** A JSON string is also a valid double-quoted scalar in YAML 1.2. */
const scalar = (text: string): string => JSON.stringify(text)

/** Writes the citation in Citation File Format 1.2 (https://citation-file-format.github.io). */
export function citationFile({ manifest, siteUrl }: ExportSource): string {
  const { title, date, terms } = manifest
  return [
    'cff-version: 1.2.0',
    'type: dataset',
    `message: ${scalar(terms.attribution.text)}`,
    `title: ${scalar(title)}`,
    'authors:',
    `  - name: ${scalar(siteName)}`,
    `version: ${scalar(getVersion(manifest))}`,
    `date-released: ${scalar(date.slice(0, 10))}`,
    `license: ${scalar(terms.license.spdx_id)}`,
    `url: ${scalar(siteUrl)}`,
    '',
  ].join('\n')
}

export function licenceText({ manifest }: ExportSource): string {
  const { license, attribution, usage_guidelines } = manifest.terms
  return [
    manifest.title,
    '',
    `${license.name} (${license.spdx_id})`,
    license.url,
    '',
    attribution.text,
    attribution.components.indicate_changes,
    '',
    ...usage_guidelines.requirements.map((requirement) => `- ${requirement}`),
    '',
    manifest.terms.disclaimer,
    '',
  ].join('\n')
}

const typeNames: Partial<Record<FieldType, string>> = {
  strings: 'list of strings (JSON)',
  object: 'object (JSON)',
}

/** One row for each column of each table. */
export const codebookRows: readonly Row[] = [
  ['table', 'field', 'type', 'references', 'values', 'description'],
  ...tables.flatMap((table) =>
    makeColumns(table).map(({ name, type, references, values, description }) => [
      table.name,
      name,
      typeNames[type] ?? type,
      references ? `${references}.id` : null,
      values?.join(' | ') ?? null,
      description ?? null,
    ]),
  ),
]

/** Writes the hashes in the format that `sha256sum --check` reads. */
export const checksums = (files: readonly DownloadFile[]): string =>
  files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')
