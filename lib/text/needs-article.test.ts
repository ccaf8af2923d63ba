import { expect, test } from 'vitest'
import { needsArticle } from './needs-article'

test('names that end with a common noun need an article', () => {
  for (const name of ['EBSI ledger', 'Aadhaar app (India)', 'Maltese digital identity wallet'])
    expect(needsArticle(name), name).toBe(true)
  const proper = ['AltID', 'Gov.gr Wallet', 'wallet', 'My first wallet', 'did:web', 'EBSI (ledger)']
  for (const name of proper) expect(needsArticle(name), name).toBe(false)
})
