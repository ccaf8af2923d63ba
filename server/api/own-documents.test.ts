import path from 'node:path'
import { expect, test } from 'vitest'
import type { Terms } from '@/lib/contract/terms'
import { saveTo } from '@/lib/store/open-store'
import { askStore } from '@/tests/fixtures/api'
import { compiledWith } from '@/tests/fixtures/facts'
import { newFolder } from '@/tests/fixtures/new-folder'

/** The terms of a site and their tag. */
async function getTerms(file: string, email?: string) {
  const site = await askStore(file, { email })
  const { body, headers } = await site.ask('/terms', { key: null })
  await site.close()
  return { terms: JSON.parse(body) as Terms, body, etag: headers.etag }
}

test('the terms name the address of the operator for questions, and nothing else changes', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'atlas.db')
  await saveTo(file, await compiledWith())
  const [plain, own] = [await getTerms(file), await getTerms(file, 'atlas@operator.example')]
  const contact = { ...plain.terms.contact, questions: 'atlas@operator.example' }
  expect(own.body).toBe(JSON.stringify({ ...plain.terms, contact }))
  expect(plain.terms.contact.questions).not.toContain('@')
  expect(own.etag).not.toBe(plain.etag)
})

test('the terms of another server keep the contact of their publisher', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'atlas.db')
  await saveTo(file, { ...(await compiledWith()), mirroredFrom: 'https://other.example/api/v1' })
  const { body } = await getTerms(file, 'atlas@operator.example')
  expect(body).toBe((await getTerms(file)).body)
})
