import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const components = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join('components', file))

/** The `<table>` elements that have neither a caption nor a label. */
const getUnnamed = (source: string): string[] =>
  (source.match(/<table\b[\s\S]*?<\/table>/g) ?? []).filter(
    (table) => !/<caption\b|aria-label(?:ledby)?=/.test(table),
  )

test('every table has a name', () => {
  const unnamed = components.filter((file) => getUnnamed(readFileSync(file, 'utf8')).length > 0)
  expect(unnamed).toEqual([])
})

test('a table without a name is reported', () => {
  expect(getUnnamed('<table className="a"><tr /></table>')).toHaveLength(1)
})

test('no style sheet removes the cells or headings of stacked tables from the accessibility tree', () => {
  for (const sheet of ['components/layout/data-table.css', 'components/list/list.css']) {
    expect(readFileSync(sheet, 'utf8'), sheet).not.toContain('display: none')
  }
})

test('screen readers announce the headings of stacked tables, and not the labels that repeat them', () => {
  for (const sheet of [
    'components/layout/data-table.css',
    'components/compare/compare-table.module.css',
  ]) {
    const contents = readFileSync(sheet, 'utf8').match(/content: attr\(data-label\)[^;]*;/g) ?? []
    expect(
      contents.filter((content) => content.endsWith('/ "";')),
      sheet,
    ).toHaveLength(contents.length / 2)
  }
})
