/** Addresses like those of signed documents. The server answers them itself: the renderer must never call it back. */
import { expect, test } from 'vitest'
import { ask } from './served-page'

const noDocuments = [
  '/sources/7.vc.json',
  '/sources/0.json',
  '/sources/007.json',
  '/sources/publishers.vc.json',
  '/about/audits.vc.json',
  '/about/x.vc.json',
  '/versions/2026.11.20.vc.json',
  '/versions/2026.11.20/projects.vc.json',
  '/versions/2026.11.20/explore.vc.json',
  '/lists/projects.vc.json',
  '/badge/x.vc.json',
  '/badge/projects/118.vc.json',
  '/maps/world/x.vc.json',
  '/maps/countries/CH.vc.json',
  '/statistics/x.vc.json',
  '/sitemaps/x.vc.json',
  '/graph/neighbours/x.vc.json',
  '/compare/x.vc.json',
  '/explore/x.vc.json',
  '/changes/x.vc.json',
  '/linkset.json?page=/sources/9.vc.json',
]

test('returns 404 for a signed document that does not exist', async () => {
  const answers = await Promise.all(
    noDocuments.map(async (address) => [address, (await ask(address)).status]),
  )
  expect(answers).toEqual(noDocuments.map((address) => [address, 404]))
})
