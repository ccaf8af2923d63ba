import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takes } from '@/lib/setting-values'

const readme = readFileSync('README.md', 'utf8')
const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
}

/** The cells in the first column of the tables. */
const firstCells = [...readme.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell)

test('the README names every setting, and none that is not there', () => {
  const named = firstCells.flatMap((cell) =>
    [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(Object.keys(takes).sort())
})

test('every command in the README is a script', () => {
  const commands = [...readme.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
  const builtIn = ['ci']
  expect(commands.length).toBeGreaterThan(10)
  for (const command of commands) expect([...Object.keys(scripts), ...builtIn]).toContain(command)
})

test('every path in the README exists', () => {
  const paths = [
    ...[...readme.matchAll(/\]\(([^):]+)\)/g)].map(([, path = '']) => path),
    ...[...readme.matchAll(/^\| `([a-z/.-]+\/|[a-z/]+\.ts)`/gm)].map(([, path = '']) => path),
  ]
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) expect(existsSync(path), path).toBe(true)
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

test('the README gives a reason for every dependency', () => {
  const listed = firstCells.flatMap((cell) => cell.split(', '))
  expect(Object.keys(dependencies)).not.toEqual([])
  for (const name of Object.keys(dependencies)) {
    const covered = listed.some((entry) =>
      entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name,
    )
    expect(covered, name).toBe(true)
  }
})
