import { expect, test, vi } from 'vitest'
import { markup } from '@/tests/fixtures/markup'

const addresses = { api: 'https://atlas.example/api/v1', site: 'https://atlas.example' }

/** The guide on keys and the page of keys, of a site with some settings. */
async function getPages(settings: Record<string, string>): Promise<readonly string[]> {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { Authentication } = await import('./request-guides')
  const { KeyPage } = await import('./key-page')
  const pages = [markup(Authentication, addresses), markup(KeyPage, {})]
  vi.unstubAllEnvs()
  return pages
}

test('pages offer to create keys only where visitors can', async () => {
  for (const page of await getPages({})) expect(page).toContain('Create a key')
  const others = [
    ...(await getPages({ SELF_SERVICE_KEYS: 'off' })),
    ...(await getPages({ API_BASE_URL: 'https://other.example/api/v1' })),
  ]
  for (const page of others) expect(page).not.toContain('Create a key')
})
