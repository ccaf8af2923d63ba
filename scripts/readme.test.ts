import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formerSettings } from '@/lib/setting-values'

const readme = readFileSync('README.md', 'utf8')
const settingsPage = readFileSync('docs/settings.md', 'utf8')
const dependenciesPage = readFileSync('docs/dependencies.md', 'utf8')
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}

/** The cells in the first column of a page's tables. */
const firstCells = (page: string): string[] =>
  [...page.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell)

test('docs/settings.md names every former setting', () => {
  const named = [...settingsPage.matchAll(/^- `([A-Z_]+)`:/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(Object.keys(formerSettings).sort())
})

test('the README has at most 500 words', () => {
  expect(readme.trim().split(/\s+/).length).toBeLessThanOrEqual(500)
})

test('the README opens with a picture for light and one for dark, both small', () => {
  const [opening = ''] = readme.split('\n## ')
  const pictures = [...opening.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, file = '']) => file)
  expect(pictures.sort()).toEqual([
    'docs/pictures/portal-dark.webp',
    'docs/pictures/portal-light.webp',
  ])
  for (const file of pictures) {
    expect(readFileSync(file).subarray(8, 12).toString(), file).toBe('WEBP')
    expect(statSync(file).size, file).toBeLessThan(200 * 1024)
  }
})

test('docs/dependencies.md gives a reason for every dependency, and names no other package', () => {
  const names = Object.keys(dependencies)
  const listed = firstCells(dependenciesPage)
    .filter((cell) => cell !== 'package')
    .flatMap((cell) => cell.split(', '))
  const isNamedBy = (entry: string) => (name: string) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name
  expect(names).not.toEqual([])
  expect(names.filter((name) => !listed.some((entry) => isNamedBy(entry)(name)))).toEqual([])
  expect(listed.filter((entry) => !names.some(isNamedBy(entry)))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})
