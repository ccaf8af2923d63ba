import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isCachedPage } from './cached-pages'

/** An address of the page in a file of `app/`. */
const getAddress = (file: string): string =>
  `/${path.dirname(file)}`
    .replace('/(site)', '')
    .replace(/\[[^\]]*\]/g, 'any')
    .replace(/\/\.$/, '/')

test('the pages that Next.js caches are those with parameters for the build', () => {
  const files = readdirSync('app', { recursive: true }).map(String)
  const pages = files.filter((file) => path.basename(file) === 'page.tsx')
  expect(pages.length).toBeGreaterThan(40)
  for (const file of pages) {
    const isCached = readFileSync(path.join('app', file), 'utf8').includes(
      'as generateStaticParams',
    )
    expect(isCachedPage(getAddress(file)), file).toBe(isCached)
  }
})

test('an unknown address is not cached, except below a folder of records or embeds', () => {
  for (const address of ['/', '/nothing', '/nothing/here', '/projects', '/embed']) {
    expect(isCachedPage(address), address).toBe(false)
  }
  expect(isCachedPage('/embed/nothing/here')).toBe(true)
  expect(isCachedPage('/projects/1-a')).toBe(true)
})
