import { expect, test } from 'vitest'
import { downloadsView } from '@/lib/portal/downloads/downloads-view'
import { markup } from '@/tests/fixtures/markup'
import { DownloadsPage } from './downloads-page'

const site = 'https://atlas.test'

/** The page while the API states no files. */
function renderWithout(state: string): string {
  const downloads = downloadsView(
    {
      version: '2026.01.02',
      title: 'Synthetic data',
      license: { name: 'Test', url: 'https://license.example.org', spdx_id: 'CC-BY-4.0' },
      state,
      base_url: `${site}/downloads/2026.01.02/`,
      sets: [],
      files: [],
    },
    site,
  )
  return markup(DownloadsPage, { downloads, isSigned: false, walletFiles: undefined })
}

test('without files, the page gives the reason', () => {
  expect(renderWithout('preparing')).toContain('The files of this version are being created.')
  expect(renderWithout('unavailable')).toContain('The files are not available at the moment.')
  expect(renderWithout('unheard-of')).toContain('does not offer files')
})

test('an API that lacks the description of downloads offers no files', () => {
  const props = { downloads: undefined, isSigned: true, walletFiles: undefined }
  const html = markup(DownloadsPage, props)
  expect(html).toContain('does not offer files')
  expect(html).toContain('href="/developers"')
})
