import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { securityText, securityTextPath, securityTextRoute } from './security-text'

const SITE_URL = 'https://atlas.example'
const now = new Date('2026-11-25T22:10:00Z')

test('names the contacts of the operator, and expires within a year', () => {
  const contact = {
    SITE_URL,
    OPERATOR_EMAIL: 'security@atlas.example',
    REPO_URL: 'https://code.example/atlas',
  }
  expect(securityText(contact, now)).toBe(`Contact: mailto:security@atlas.example
Contact: https://code.example/atlas
Expires: 2027-05-24T00:00:00Z
Preferred-Languages: en
Canonical: https://atlas.example/.well-known/security.txt
`)
})

test('leaves out addresses without TLS, and has no text without a contact', () => {
  const local = { SITE_URL: 'http://localhost:3000', OPERATOR_EMAIL: 'a@b.example' }
  expect(securityText(local, now)).not.toContain('Canonical')
  expect(securityText({ SITE_URL }, now)).toBeUndefined()
  expect(securityText({ SITE_URL, REPO_URL: 'http://code.example' }, now)).toBeUndefined()
})

test('security.txt is served as plain text, and returns 404 without a contact', async () => {
  const app = Fastify()
  securityTextRoute(app, { SITE_URL, OPERATOR_EMAIL: 'a@b.example' })
  const response = await app.inject(securityTextPath)
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(response.body).toContain('Contact: mailto:a@b.example')
  await app.close()
  const without = Fastify()
  securityTextRoute(without, { SITE_URL })
  expect((await without.inject(securityTextPath)).statusCode).toBe(404)
  await without.close()
})
