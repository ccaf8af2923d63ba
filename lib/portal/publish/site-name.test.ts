import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

const load = async (name: string) => {
  vi.stubEnv('SITE_NAME', name)
  const { siteName } = await import('@/lib/contract/site-name')
  const { manifest, openSearch } = await import('./seo/site-files')
  const { datasetCitation } = await import('./cite/citation')
  return { siteName, manifest, openSearch, datasetCitation }
}

test('a site has the name in its settings, and its citations credit who compiled the facts', async () => {
  const { siteName, manifest, openSearch, datasetCitation } = await load(' Register of the Alps ')
  expect([siteName, manifest.name]).toEqual(['Register of the Alps', 'Register of the Alps'])
  // The specification allows 16 characters.
  expect(openSearch('https://atlas.example')).toContain('<ShortName>Register of the </ShortName>')
  const context = { siteUrl: 'https://atlas.example', terms: undefined, fetchedAt: '' }
  expect(datasetCitation(context).author).toEqual([{ literal: 'DID Atlas' }])
})

test('a site without a name uses the name of the publisher', async () => {
  for (const none of ['', ' ']) {
    vi.resetModules()
    expect((await load(none)).siteName).toBe('DID Atlas')
  }
})
