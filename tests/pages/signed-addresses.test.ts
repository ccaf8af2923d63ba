/** Addresses like those of signed documents. The server answers them itself: the renderer must never call it back. */
import { expect, test } from 'vitest'
import { ask } from './served-page'

const noDocuments = [
  '/sources/7.vc.json',
  '/sources/007.json',
  '/about/audits.vc.json',
  '/versions/2026.11.20/projects.vc.json',
  '/lists/projects.vc.json',
  '/badge/projects/118.vc.json',
  '/maps/countries/CH.vc.json',
  '/linkset.json?page=/sources/9.vc.json',
]

test('returns 404 for a signed document that does not exist', async () => {
  const answers = await Promise.all(
    noDocuments.map(async (address) => [address, (await ask(address)).status]),
  )
  expect(answers).toEqual(noDocuments.map((address) => [address, 404]))
})
