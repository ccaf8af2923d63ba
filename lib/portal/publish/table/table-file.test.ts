import { expect, test } from 'vitest'
import type { Terms } from '@/lib/contract/terms'
import { type Table, tableCsv, tableJson, tableResponse } from './table-file'

const table: Table = {
  title: 'Projects · Status: Pilot',
  path: '/projects?status=Pilot',
  columns: [
    { key: 'id', title: 'Id' },
    { key: 'name', title: 'Project' },
  ],
  rows: [
    [1, '=1+1'],
    [2, undefined],
  ],
}
const context = {
  siteUrl: 'https://a.example.org',
  terms: {
    attribution: { text: 'By A, and B' },
    license: { spdx_id: 'CC-BY-4.0', url: 'https://l.example.org/' },
    last_updated: '2026-11-21T00:00:00.000Z',
  } as Terms,
  fetchedAt: '2026-11-22T10:00:00.000Z',
}

test('a row of CSV has origin, date, licence and credit, and no formula', () => {
  expect(tableCsv(table, context).slice(1).trimEnd().split('\r\n')).toEqual([
    'Id,Project,Taken from,Data as of,Licence,Attribution',
    `1,'=1+1,https://a.example.org/projects?status=Pilot,2026-11-21,CC-BY-4.0,"By A, and B"`,
    '2,,https://a.example.org/projects?status=Pilot,2026-11-21,CC-BY-4.0,"By A, and B"',
  ])
})

test('a note is in each row of CSV, and once in JSON', () => {
  const noted = { ...table, note: 'These are guesses.' }
  const [head, first] = tableCsv(noted, context).slice(1).split('\r\n')
  expect(head).toContain('Project,Note,Taken from')
  expect(first).toContain(",'=1+1,These are guesses.,https://")
  expect(JSON.parse(tableJson(noted, context)).note).toBe('These are guesses.')
  expect(JSON.parse(tableJson(table, context))).not.toHaveProperty('note')
})

test('JSON has origin, date, licence and credit once, with rows as objects', () => {
  expect(JSON.parse(tableJson(table, context))).toMatchObject({
    title: 'Projects · Status: Pilot',
    taken_from: 'https://a.example.org/projects?status=Pilot',
    data_as_of: '2026-11-21',
    licence: 'CC-BY-4.0',
    licence_url: 'https://l.example.org/',
    attribution: 'By A, and B',
    rows: [
      { id: 1, name: '=1+1' },
      { id: 2, name: null },
    ],
  })
})

test('names the version and the permanent copy, where there are versions', () => {
  const frozenPath = (version: string) => `/versions/${version}/projects?status=Pilot`
  const contextOfVersion = { ...context, version: '2026.11.21' }
  const address = 'https://a.example.org/versions/2026.11.21/projects?status=Pilot'
  const [head, first] = tableCsv({ ...table, frozenPath }, contextOfVersion).split('\r\n')
  expect(head).toMatch(/,Attribution,Version,Frozen copy$/)
  expect(first).toMatch(`,2026.11.21,${address}`)
  expect(JSON.parse(tableJson({ ...table, frozenPath }, contextOfVersion))).toMatchObject({
    version: '2026.11.21',
    frozen_copy: address,
  })
  expect(tableCsv(table, contextOfVersion)).toContain(',Version\r\n')
  expect(tableCsv({ ...table, frozenPath }, context)).not.toMatch(/Version|Frozen/)
  expect(JSON.parse(tableJson({ ...table, frozenPath }, context))).not.toHaveProperty('version')
})

test('without terms, a file names the place of the licence instead', () => {
  const json = JSON.parse(tableJson(table, { ...context, terms: undefined }))
  expect(json).toMatchObject({
    data_as_of: '2026-11-22',
    licence: 'See https://a.example.org/terms',
    licence_url: null,
  })
})

test('a table file is saved under its name', () => {
  const { headers } = tableResponse(table, 'json', context, 'projects')
  expect(headers.get('content-disposition')).toBe('attachment; filename="did-atlas-projects.json"')
  expect(tableResponse(table, 'csv', context).headers.get('content-disposition')).toBeNull()
})
