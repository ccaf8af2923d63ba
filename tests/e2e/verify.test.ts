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

const field = (page: Page) => page.getByLabel('Credential, or the address of a record')

async function answer(page: Page): Promise<string> {
  await page.locator('[aria-busy="false"]').waitFor()
  return (await heading(page).textContent()) ?? ''
}

async function check(page: Page, text: string): Promise<string> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Check' }).click()
  return answer(page)
}

/** Empties the field, with which the last outcome goes, and pastes a text into it, which is checked at once. */
async function paste(page: Page, text: string): Promise<string> {
  await field(page).fill('')
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const options = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', options))
  }, text)
  return answer(page)
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

test.afterEach(({ context }) => context.setOffline(false))

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
    expect(await paste(page, await tamper(text)), name).toBe('✕ Not genuine')
  }
  expect(asked).toBe(0)
  for (const [name, change] of Object.entries(harmless)) {
    expect(await paste(page, change(text)), name).toBe('✓ Genuine')
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
  await aSignedFile()
  await page.goto('/versions')
  await page.getByRole('link', { name: 'check it' }).first().click()
  await expect(heading(page)).toHaveText('✓ Genuine')
  await expect(result(page)).toContainText('Digests')
})

interface Dropped {
  name: string
  text: string
}

async function drop(page: Page, files: Dropped[]): Promise<string> {
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer()
    for (const { name, text } of dropped) data.items.add(new File([text], name))
    return data
  }, files)
  await page.locator('form.verifier').dispatchEvent('drop', { dataTransfer })
  return answer(page)
}

const versionCredential = '/downloads/latest/did_atlas.vc.json'

/** The credential of the newest version and the first of its small files, once they have been made. */
async function aSignedFile(): Promise<{ credential: string; version: string; file: Dropped }> {
  const ask = (path: string) => fetch(testServer.address + path)
  await expect
    .poll(async () => (await ask(versionCredential)).status, { timeout: 50_000 })
    .toBe(200)
  const credential = await (await ask(versionCredential)).text()
  const { credentialSubject, relatedResource } = JSON.parse(credential) as UnsignedCredential
  const id = relatedResource.find((one) => one.id.endsWith('/industries.csv'))?.id ?? ''
  const text = await (await ask(new URL(id).pathname)).text()
  return {
    credential,
    version: credentialSubject.version ?? '',
    file: { name: 'industries.csv', text },
  }
}

test('says offline which file of which version a file is, by the credential that is dropped with it', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const { credential, version, file } = await aSignedFile()
  const signed = { name: 'did_atlas.vc.json', text: credential }
  await openOffline(page)
  let asked = 0
  page.on('request', () => {
    asked += 1
  })
  expect(await drop(page, [{ ...file, name: 'renamed.txt' }, signed])).toBe('✓ As it was signed')
  await expect(result(page)).toContainText(`It is industries.csv of version ${version}`)
  await expect(result(page)).toContainText('it came with the files')
  await expect(result(page).getByRole('button')).toHaveCount(0)
  const changed = { ...file, text: `${file.text} ` }
  expect(await drop(page, [signed, changed])).toBe('✕ Not among the signed files')
  await expect(result(page)).toContainText('a file of this name has other content')
  expect(await drop(page, [signed, changed, file])).toBe('✕ Not all are among the signed files')
  const forged = { ...signed, text: credential.replace('"name"', '"Name"') }
  expect(await drop(page, [forged, file])).toBe('– Not compared with anything yet')
  await expect(result(page)).toContainText('The signature does not fit')
  expect(asked).toBe(0)
})

test('asks this site which file a file is when a visitor says so, and not before', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const { version, file } = await aSignedFile()
  // Those of older versions may still be being made.
  page.allowStatus(503)
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  expect(await drop(page, [file])).toBe('– Not compared with anything yet')
  await expect(result(page)).toContainText('SHA-256')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Compare with the versions of this site' }).click()
  await expect(heading(page)).toHaveText('✓ As it was signed')
  await expect(result(page)).toContainText(`It is industries.csv of version ${version}`)
  await expect(result(page)).toContainText('this site gave it just now')
  expect(asked).toEqual([
    `GET ${versionCredential}`,
    `GET ${versionCredential.replace('latest', version)}`,
  ])
  expect(await drop(page, [{ name: 'mine.csv', text: 'a,b' }])).toBe(
    '– Not compared with anything yet',
  )
  await page.getByRole('button', { name: 'Compare with the versions of this site' }).click()
  await expect(heading(page)).toHaveText('✕ Not among the signed files')
  expect(asked.every((line) => line.startsWith('GET /downloads/'))).toBe(true)
})

test('asks no other site, whatever a link says', async ({ page }) => {
  page.allowStatus(404)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto('/verify#//elsewhere.example/projects/1')
  await expect(heading(page)).toHaveText('– Nothing was checked')
  await expect(result(page)).toContainText('This site gave no credential at')
  expect(new Set(asked)).toEqual(new Set([new URL(testServer.address).origin]))
})

test('takes the keys of this site from nobody else, and waits until it has them', async ({
  page,
}) => {
  page.allowStatus(503)
  const text = await credentialOf((await aProject()).path)
  const document = await (await fetch(`${testServer.address}/.well-known/did.json`)).text()
  await page.route('**/.well-known/did.json', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/verify', { waitUntil: 'networkidle' })
  expect(await check(page, text)).toBe('– Nothing was checked')
  await expect(result(page)).toContainText('could not be loaded')
  await page.unroute('**/.well-known/did.json')
  expect(await check(page, text)).toBe('✓ Genuine')
  expect(await check(page, document)).toBe('– Nothing was checked')
  await expect(result(page)).toContainText('taken from the site itself only')
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
  const changed = { name: 'b.vc.json', text: text.replace('"version"', '"versions"') }
  await drop(page, [changed])
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
  await expect(result(page)).toContainText('This site has not signed it: other.example has.')
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

test('an outcome goes when the text that it is about is changed', async ({ page }) => {
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const text = await credentialOf((await aProject()).path)
  expect(await paste(page, text)).toBe('✓ Genuine')
  await field(page).focus()
  await page.keyboard.type(' ')
  await expect(heading(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(heading(page)).toHaveText('✓ Genuine')
})
