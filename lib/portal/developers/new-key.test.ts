import { expect, test } from 'vitest'
import { endpoints } from '@/lib/contract/endpoints'
import { buildExamples, clientExamples, pagingExamples } from './examples'
import { readNewKey, withKey } from './new-key'

const address = 'https://atlas.example/api/v1'

test('the key replaces the variable in every example that sends one', () => {
  const examples = [
    ...endpoints.flatMap((endpoint) => buildExamples(endpoint, address, {})),
    ...pagingExamples(address),
    ...clientExamples(address),
  ]
  for (const { text } of examples) {
    const shown = withKey(text, 'atlas_x')
    expect(shown).not.toContain('DID_ATLAS_KEY')
    expect(shown.includes('atlas_x')).toBe(text.includes('DID_ATLAS_KEY'))
  }
})

test('only a key is read from the storage, which other scripts could have filled', () => {
  expect(readNewKey('atlas_Az-09')).toBe('atlas_Az-09')
  for (const stored of [null, '', "'; alert(1) //", 'x'.repeat(201)]) {
    expect(readNewKey(stored)).toBeUndefined()
  }
})
