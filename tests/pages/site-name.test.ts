/** The name of a site is a setting, which a build does not know. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publisherName } from '@/lib/contract/site-name'

const textsBelow = (folder: string, form: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && form.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))

/** The build of a route with ids renders a record that does not exist, `0`. */
const pageForm = /^(?!0\.html).*\.(?:html|body)$/

test('no script and no page of the build contains a name of the site', () => {
  const scripts = textsBelow('.next/static', /\.js$/)
  expect(scripts.length).toBeGreaterThan(10)
  for (const text of [...scripts, ...textsBelow('.next/server/app', pageForm)]) {
    expect(text).not.toContain(publisherName)
  }
})
