/** The page that checks credentials, with files that are dropped onto it. */
import type { UnsignedCredential } from '@/lib/proof/credential'
import { aProject } from '../fixtures/known-records'
import { testServer } from '../test-server'
import { expect, test } from './page'
import {
  check,
  type Dropped,
  drop,
  getCredential,
  heading,
  openOffline,
  result,
} from './verify-page'

const versionCredential = '/downloads/latest/did_atlas.vc.json'

/** The credential of the newest version and the first of its small files, once they have been made. */
async function aSignedFile(): Promise<{ credential: string; version: string; file: Dropped }> {
  const ask = (path: string) => fetch(testServer.address + path)
  await expect
    .poll(async () => (await ask(versionCredential)).status, { timeout: 240_000 })
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

test.afterEach(({ context }) => context.setOffline(false))

test('checks the files of a version', async ({ page }) => {
  await aSignedFile()
  await page.goto('/versions')
  await page.getByRole('link', { name: 'verify', exact: true }).first().click()
  await expect(heading(page)).toHaveText('✓ Genuine')
  await expect(result(page)).toContainText('File hashes')
})

test('identifies offline the version of a file, by the credential that is dropped with it', async ({
  page,
}) => {
  const { credential, version, file } = await aSignedFile()
  const signed = { name: 'did_atlas.vc.json', text: credential }
  await openOffline(page)
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  expect(await drop(page, [{ ...file, name: 'renamed.txt' }, signed])).toBe(
    '✓ Unchanged since it was signed',
  )
  await expect(result(page)).toContainText(
    `It is identical to industries.csv of version ${version}`,
  )
  await expect(result(page)).toContainText('provided with the files')
  await expect(result(page).getByRole('button')).toHaveCount(0)
  const changed = { ...file, text: `${file.text} ` }
  expect(await drop(page, [signed, changed])).toBe('✕ Not among the signed files')
  await expect(result(page)).toContainText('has different content')
  expect(await drop(page, [signed, changed, file])).toBe(
    '✕ Some files are not among the signed files',
  )
  const forged = { ...signed, text: credential.replace('"name"', '"Name"') }
  expect(await drop(page, [forged, file])).toBe('– Not compared yet')
  await expect(result(page)).toContainText('The signature does not match')
  expect(requests).toBe(0)
})

test('identifies a file by this site only on request', async ({ page }) => {
  const { version, file } = await aSignedFile()
  // Those of older versions may still be pending.
  page.allowStatus(503)
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`),
  )
  expect(await drop(page, [file])).toBe('– Not compared yet')
  await expect(result(page)).toContainText('SHA-256')
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Compare with our versions' }).click()
  await expect(heading(page)).toHaveText('✓ Unchanged since it was signed')
  await expect(result(page)).toContainText(
    `It is identical to industries.csv of version ${version}`,
  )
  await expect(result(page)).toContainText('just loaded from this site')
  expect(requests).toEqual([
    `GET ${versionCredential}`,
    `GET ${versionCredential.replace('latest', version)}`,
  ])
  expect(await drop(page, [{ name: 'mine.csv', text: 'a,b' }])).toBe('– Not compared yet')
  await page.getByRole('button', { name: 'Compare with our versions' }).click()
  await expect(heading(page)).toHaveText('✕ Not among the signed files')
  expect(requests.every((line) => line.startsWith('GET /downloads/'))).toBe(true)
})

test('accepts a dropped or selected file, and no credential of another site by its address', async ({
  page,
}) => {
  const { path } = await aProject()
  const text = await getCredential(path)
  await page.goto('/verify', { waitUntil: 'networkidle' })
  const file = { name: 'a.vc.json', mimeType: 'application/vc', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(heading(page)).toHaveText('✓ Genuine')
  const changed = { name: 'b.vc.json', text: text.replace('"version"', '"versions"') }
  await drop(page, [changed])
  await expect(heading(page)).toHaveText('✕ Not genuine')
  expect(await check(page, 'https://other.example/a.vc.json')).toBe('– Nothing was checked')
})
