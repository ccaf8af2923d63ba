/** Describes the CSV files as a Frictionless data package (https://datapackage.org, version 1). */
import type { DownloadFile } from '@/lib/contract/downloads'
import { publisherName } from '@/lib/contract/site-name'
import { versionOfDate } from '@/lib/contract/version-form'
import type { ExportSource } from '../source/source'
import { type Column, getPrimaryKey, listColumns, type Table, tables } from '../tables/table'

const getField = ({ name, type, description, values }: Column) => ({
  name,
  type: type === 'strings' ? 'array' : type,
  ...(description ? { description } : {}),
  ...(values && type === 'string' ? { constraints: { enum: values } } : {}),
})

function getKeys(table: Table) {
  const foreignKeys = listColumns(table).flatMap(({ name, references }) =>
    references ? [{ fields: name, reference: { resource: references, fields: 'id' } }] : [],
  )
  return {
    primaryKey: getPrimaryKey(table),
    ...(foreignKeys.length > 0 ? { foreignKeys } : {}),
  }
}

/** Tools that read the files do not remove the apostrophe, so the description of the package explains it. */
const apostropheRule =
  'A text that a spreadsheet would run, or that begins with an apostrophe, has one apostrophe before it: the first apostrophe of a cell is never part of the text.'

function getResource(table: Table, file: DownloadFile) {
  return {
    profile: 'tabular-data-resource',
    name: table.name,
    path: file.name,
    title: table.list ? `${table.set.title}: ${table.list.path.join(' ')}` : table.set.title,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: {
      delimiter: ',',
      lineTerminator: '\r\n',
      quoteChar: '"',
      doubleQuote: true,
      header: true,
    },
    bytes: file.bytes,
    hash: `sha256:${file.sha256}`,
    schema: { fields: listColumns(table).map(getField), missingValues: [''], ...getKeys(table) },
  }
}

export function dataPackage({ manifest, siteUrl }: ExportSource, files: readonly DownloadFile[]) {
  const { title, date, terms } = manifest
  const resources = tables.flatMap((table) => {
    const file = files.find(({ name }) => name === `${table.name}.csv`)
    return file ? [getResource(table, file)] : []
  })
  const { spdx_id, url, name } = terms.license
  return {
    profile: 'tabular-data-package',
    name: 'did-atlas',
    title,
    version: versionOfDate(manifest.date),
    created: date,
    homepage: siteUrl,
    description: `${terms.attribution.text} ${apostropheRule}`,
    licenses: [{ name: spdx_id, path: url, title: name }],
    contributors: [{ title: publisherName, path: siteUrl, role: 'publisher' }],
    resources,
  }
}
