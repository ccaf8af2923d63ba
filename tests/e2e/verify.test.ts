/** The page that checks credentials, in a browser that goes offline once it has loaded. */
import { generate } from '@digitalbazaar/ed25519-multikey'
import type { Page } from '@playwright/test'
import { recordPath } from '@/lib/portal/records/record-path'
import type { UnsignedCredential } from '@/lib/proof/credential'
import { didDocument } from '@/lib/proof/did-document'
import { signCredential } from '@/server/proof/sign'
import { get } from '../contract/client'
import { signedVector, unsignedVector, vectorKey } from '../fixtures/eddsa-jcs-2022'
import { harmless, tamperings } from '../fixtures/tampering'
import { testServer } from '../test-server'
import { aProject } from './known-records'
import { expect, test } from './page'

const credentialOf = async (path: string): Promise<string> =>
  (await fetch(`${testServer.address}${path}.vc.json`)).text()

const result = (page: Page) => page.locator('form.verifier').getByRole('status')
const heading = (page: Page) => result(page).getByRole('heading')

async function check(page: Page, text: string): Promise<string> {
  await page.getByLabel('Credential, or the address of a record').fill(text)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.locator('[aria-busy="false"]')).toBeVisible()
  return (await heading(page).textContent()) ?? ''
}

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

/** Opens the page, and goes offline once it has loaded everything that a check needs. */
async function openOffline(page: Page): Promise<void> {
  const document = page.waitForResponse('**/.well-known/did.json')
  await page.goto('/verify', { waitUntil: 'networkidle' })
  await (await document).finished()
  await page.context().setOffline(true)
}

test('visitors find out offline that a credential is genuine, and that each tampering is none', async ({
  page,
}) => {
  const { path, title } = await aProject()
  const text = await credentialOf(path)
  await openOffline(page)
  let asked = 0
  page.on('request', () => {
    asked += 1
  })
  expect(Object.keys(tamperings).length).toBeGreaterThanOrEqual(20)
  for (const [name, tamper] of Object.entries(tamperings)) {
    expect(await check(page, await tamper(text)), name).toBe('✕ Not genuine')
  }
  expect(asked).toBe(0)
  for (const [name, change] of Object.entries(harmless)) {
    expect(await check(page, change(text)), name).toBe('✓ Genuine')
  }
  await expect(result(page).getByRole('link', { name: title })).toHaveAttribute('href', path)
  await expect(result(page)).toContainText('the site could not be asked')
})

test('a profile leads to its credential and to the check, which says that nothing has changed', async ({
  page,
}) => {
  const { path, title } = await aProject()
  await page.goto(path)
  await page.getByRole('link', { name: 'check it' }).click()
  await expect(heading(page)).toHaveText('✓ Genuine')
  await expect(result(page)).toContainText(title)
  await expect(result(page)).toContainText(new URL(testServer.address).port)
  await expect(result(page)).toContainText('the site says the same today')
})

test('says which fields have changed since an older version', async ({ page }) => {
  const old = await get<{ data: { id: number; title: string }[] }>('/projects?version=2026.11.20')
  const [{ id, title } = { id: 0, title: '' }] = old.data
  const address = `${recordPath('projects', id, title)}.vc.json?version=2026.11.20`
  await page.goto('/verify')
  expect(await check(page, address)).toBe('✓ Genuine')
  await expect(result(page)).toContainText(/Other in version|the same today/)
})

test('checks the files of a version', async ({ page }) => {
  await expect
    .poll(
      async () => (await fetch(`${testServer.address}/downloads/latest/did_atlas.vc.json`)).status,
      {
        timeout: 50_000,
      },
    )
    .toBe(200)
  await page.goto('/versions')
  await page.getByRole('link', { name: 'check it' }).first().click()
  await expect(heading(page)).toHaveText('✓ Genuine')
  await expect(result(page)).toContainText('Digests')
})

test('takes a file that is dropped or chosen, and no credential of another site by its address', async ({
  page,
}) => {
  const { path } = await aProject()
  const text = await credentialOf(path)
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const file = { name: 'a.vc.json', mimeType: 'application/vc', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(heading(page)).toHaveText('✓ Genuine')
  const drop = await page.evaluateHandle((credential) => {
    const data = new DataTransfer()
    data.items.add(new File([credential.replace('"version"', '"versions"')], 'b.vc.json'))
    return data
  }, text)
  await page.locator('form.verifier').dispatchEvent('drop', { dataTransfer: drop })
  await expect(heading(page)).toHaveText('✕ Not genuine')
  expect(await check(page, 'https://other.example/a.vc.json')).toBe('– Nothing was checked')
})

test('checks what others have signed, with keys that are given first', async ({ page }) => {
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const byItself = JSON.stringify({
    ...signedVector,
    issuer: `did:key:${vectorKey.publicKeyMultibase}`,
  })
  expect(await check(page, byItself)).toBe('✕ Not genuine')
  expect(await check(page, JSON.stringify(signedVector))).toBe('✕ Not genuine')
  await expect(result(page)).toContainText('but says that it comes from')
  const { other, document } = await signedElsewhere()
  expect(await check(page, other)).toBe('? Cannot be decided')
  await expect(result(page)).toContainText('https://other.example/.well-known/did.json')
  expect(await check(page, document)).toBe('+ Keys taken')
  expect(await check(page, other)).toBe('✓ Genuine')
  await expect(result(page)).toContainText('other.example')
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
  const text = await credentialOf((await aProject()).path)
  await openOffline(page)
  expect(await check(page, text)).toBe('✓ Genuine')
  expect(await check(page, text.replace('"issuer"', '"Issuer"'))).toBe('✕ Not genuine')
})
