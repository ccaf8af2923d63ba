/** The page that checks credentials, in a browser that goes offline once it has loaded. */
import { generate } from '@digitalbazaar/ed25519-multikey'
import { recordPath } from '@/lib/portal/records/record-path'
import type { UnsignedCredential } from '@/lib/proof/credential'
import { didDocument } from '@/lib/proof/did-web'
import { signCredential } from '@/server/proof/issuer'
import { get } from '../contract/client'
import { signedVector, unsignedVector, vectorKey } from '../fixtures/eddsa-jcs-2022'
import { aProject } from '../fixtures/known-records'
import { testServer } from '../test-server'
import { expect, test } from './page'
import { check, field, getCredential, heading, openOffline, paste, result } from './verify-page'

/** A credential of another site, and that site's DID document. */
async function signedElsewhere(): Promise<{ other: string; document: string }> {
  const { publicKeyMultibase, secretKeyMultibase = '' } = await (await generate()).export({
    publicKey: true,
    secretKey: true,
  })
  const [did, created] = ['did:web:other.example', '2026-01-01T00:00:00Z']
  const key = { created, publicKeyMultibase, secretKeyMultibase }
  const unsigned = { ...unsignedVector, issuer: did } as unknown as UnsignedCredential
  const signed = await signCredential(unsigned, { did, key, created })
  const document = didDocument(did, [key])
  return { other: JSON.stringify(signed), document: JSON.stringify(document) }
}

test.afterEach(({ context }) => context.setOffline(false))

test('visitors verify offline that a credential is genuine, and that a tampered one is not', async ({
  page,
}) => {
  const { path, title } = await aProject()
  const text = await getCredential(path)
  await openOffline(page)
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  expect(await paste(page, text.replace('"version"', '"versions"'))).toBe('✕ Not genuine')
  expect(requests).toBe(0)
  expect(await paste(page, text)).toBe('✓ Genuine')
  await expect(result(page).getByRole('link', { name: title })).toHaveAttribute('href', path)
  await expect(result(page)).toContainText('The site did not respond')
})

test('a profile links to its credential and to the check, which reports that nothing has changed', async ({
  page,
}) => {
  const { path, title } = await aProject()
  await page.goto(path)
  const profile = page.getByRole('main')
  await profile.getByRole('link', { name: 'Verify the signed copy' }).click()
  await expect(heading(page)).toHaveText('✓ Genuine')
  await expect(result(page)).toContainText(title)
  await expect(result(page)).toContainText(new URL(testServer.address).port)
  await expect(result(page)).toContainText('the site still publishes this')
})

test('lists the fields that have changed since an older version', async ({ page }) => {
  const old = await get<{ data: { id: number; title: string }[] }>('/projects?version=2026.11.20')
  const [{ id, title } = { id: 0, title: '' }] = old.data
  const address = `${recordPath('projects', id, title)}.vc.json?version=2026.11.20`
  await page.goto('/verify')
  expect(await check(page, address)).toBe('✓ Genuine')
  await expect(result(page)).toContainText(/Changed in version|still publishes this/)
})

test('requests no other site, for any link', async ({ page }) => {
  page.allowStatus(404)
  const origins: string[] = []
  page.on('request', (request) => origins.push(new URL(request.url()).origin))
  await page.goto('/verify#//elsewhere.example/projects/1')
  await expect(heading(page)).toHaveText('– Nothing was checked')
  await expect(result(page)).toContainText('There is no signed copy at')
  expect(new Set(origins)).toEqual(new Set([new URL(testServer.address).origin]))
})

test('trusts keys of this site from nobody else, and waits until it has them', async ({ page }) => {
  page.allowStatus(503)
  const text = await getCredential((await aProject()).path)
  const document = await (await fetch(`${testServer.address}/.well-known/did.json`)).text()
  await page.route('**/.well-known/did.json', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/verify', { waitUntil: 'networkidle' })
  expect(await check(page, text)).toBe('– Nothing was checked')
  await expect(result(page)).toContainText('could not load the verifier')
  await page.unroute('**/.well-known/did.json')
  expect(await check(page, text)).toBe('✓ Genuine')
  expect(await check(page, document)).toBe('– Nothing was checked')
  await expect(result(page)).toContainText('load only from the site itself')
})

test('checks credentials of other signers, with keys that are given first', async ({ page }) => {
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const byItself = JSON.stringify({
    ...signedVector,
    issuer: `did:key:${vectorKey.publicKeyMultibase}`,
  })
  expect(await check(page, byItself)).toBe('✕ Not genuine')
  expect(await check(page, JSON.stringify(signedVector))).toBe('✕ Not genuine')
  await expect(result(page)).toContainText('but claims to come from')
  const { other, document } = await signedElsewhere()
  expect(await check(page, other)).toBe('? Cannot be verified')
  await expect(result(page)).toContainText('https://other.example/.well-known/did.json')
  expect(await check(page, document)).toBe('+ Keys loaded')
  expect(await check(page, other)).toBe('✓ Genuine')
  await expect(result(page)).toContainText('Signed by other.example, not by this site.')
  expect(await check(page, other.replace('Alumni', 'Alumna'))).toBe('✕ Not genuine')
})

test('works in browsers that lack Ed25519', async ({ page }) => {
  await page.addInitScript(() => {
    const { importKey } = crypto.subtle
    crypto.subtle.importKey = ((...args: Parameters<typeof importKey>) =>
      args[2] === 'Ed25519'
        ? Promise.reject(new DOMException('unknown', 'NotSupportedError'))
        : importKey.apply(crypto.subtle, args)) as typeof importKey
  })
  const text = await getCredential((await aProject()).path)
  await openOffline(page)
  expect(await check(page, text)).toBe('✓ Genuine')
  expect(await check(page, text.replace('"issuer"', '"Issuer"'))).toBe('✕ Not genuine')
})

test('removes an outcome when its text is changed', async ({ page }) => {
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const text = await getCredential((await aProject()).path)
  expect(await paste(page, text)).toBe('✓ Genuine')
  await field(page).focus()
  await page.keyboard.type(' ')
  await expect(heading(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(heading(page)).toHaveText('✓ Genuine')
})
