import { expect, test } from '@playwright/test'
import { pagesOfEveryKind } from './pages'
import { type Portal, startPortal } from './portal'
import { type Stub, startStub } from './stub'
import { hostileAddresses, projectId } from './stub-data'

test.describe.configure({ mode: 'default' })

let stub: Stub
let portal: Portal

test.beforeAll(async () => {
  stub = await startStub()
  portal = await startPortal(stub, { API_BUDGET: '1000/s, 1000/s, 1000/s' })
})

test.afterAll(async () => {
  await portal.stop()
  await stub.stop()
})

const page = async (address: string): Promise<string> => {
  const response = await portal.get(address)
  expect(response.status, address).toBe(200)
  return response.text()
}

for (const address of pagesOfEveryKind()) {
  test(`shows ${address} over an API that is unlike our own`, async () => {
    const html = await page(address)
    expect(html.includes('<h1'), 'has a title').toBe(true)
    expect(html.includes('Synthetic upstream'), 'gives credit').toBe(true)
  })
}

test('shows projects whatever their texts hold, as texts', async () => {
  test.setTimeout(180_000)
  for (let index = 0; index < 45; index += 1) {
    const html = await page(`/projects/${projectId(index)}`)
    expect(/<script>window|<img src=x/.test(html)).toBe(false)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be there.
    expect(/[\u0000\u0007\u001b\u202e]/.test(html)).toBe(false)
    for (const [, href = ''] of html.matchAll(/\shref="([^"]*)"/g)) {
      expect(href).toMatch(/^(https?:\/\/|\/|#|\?)/)
      expect(hostileAddresses).not.toContain(href)
    }
  }
})

test('leaves out what is off the contract, says so on the page, and logs it once with its place', async () => {
  const shown = (await page('/projects')).replaceAll('<!-- -->', '')
  expect(shown.includes('1 record could not be read')).toBe(true)
  const lines = portal
    .output()
    .split('\n')
    .filter((line) => line.includes('left out of a document') && line.includes('"/projects"'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('data.1.id')
})

test('a record that the upstream does not have is a 404', async () => {
  expect((await portal.get('/projects/999')).status).toBe(404)
})
