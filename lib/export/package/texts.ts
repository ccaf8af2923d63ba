/**
 * The small files that accompany the data: its licence, the definitions of its fields, and the hashes of
 * its files.
 */
import type { DownloadFile } from '@/lib/contract/downloads'
import { versionOfDate } from '@/lib/contract/version-form'
import type { ExportSource } from '../source/source'
import { type ColumnType, listColumns, type Row, tables } from '../tables/table'

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

/** What a file states about its data, as names and values. */
export function aboutRows({ manifest }: ExportSource): Row[] {
  const { title, terms } = manifest
  return [
    ['title', title],
    ['version', versionOfDate(manifest.date)],
    ['license', terms.license.spdx_id],
    ['attribution', terms.attribution.text],
  ]
}

const typeNames: Partial<Record<ColumnType, string>> = {
  strings: 'list of strings (JSON)',
  object: 'object (JSON)',
}

/** One row for each column of each table. */
export const codebookRows: readonly Row[] = [
  ['table', 'field', 'type', 'references', 'values', 'description'],
  ...tables.flatMap((table) =>
    listColumns(table).map(({ name, type, references, values, description }) => [
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
