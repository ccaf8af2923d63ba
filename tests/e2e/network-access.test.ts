import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as unwatched } from '@playwright/test'
import { testServer } from '../test-server'
import { accessibilityFaults, sidewaysOverflow } from './faults'
import { expect, test } from './page'

const addresses = [
  '/graph',
  '/graph?node=project-48',
  '/graph?from=project-48&to=project-95',
  '/graph?node=no+such+node&degree=30',
  '/embed/graph?node=project-48',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    for (const address of addresses) {
      test(`${address} has no accessibility fault`, async ({ page }) => {
        await page.goto(address)
        expect(await accessibilityFaults(page)).toEqual([])
      })
    }
  })
}

for (const width of [320, 360, 1440, 2560]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })
    for (const address of addresses) {
      test(`${address} does not scroll sideways`, async ({ page }) => {
        await page.goto(address)
        expect(await sidewaysOverflow(page)).toBe(0)
      })
    }
  })
}

unwatched(
  'Another site can frame what is made for it, with the credit inside, and nothing else',
  async ({ page }) => {
    const frames = ['/embed/graph?node=project-48', '/graph']
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(
        frames.map((frame) => `<iframe src="${testServer.address}${frame}"></iframe>`).join(''),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    try {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
      const embedded = page.frameLocator('iframe').first()
      await expect(embedded.getByRole('main')).toContainText('DID Atlas starter dataset')
      await expect(embedded.getByRole('banner')).toBeHidden()
      await expect(embedded.getByRole('heading', { name: 'CommonPass' })).toBeVisible()
      const refused = page.frameLocator('iframe').nth(1)
      await expect(refused.getByRole('heading', { name: 'The network' })).toHaveCount(0)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  },
)

test('A picture of neighbours is there for every node, and none for what is no node', async ({
  request,
}) => {
  const picture = await request.get('/graph/neighbours/project-48.svg')
  expect(picture.headers()['content-type']).toContain('image/svg+xml')
  expect((await picture.body()).length).toBeLessThan(8_000)
  for (const nothing of ['project-999999', 'project-x', 'x', '..%2f..%2fpackage', '__proto__-1']) {
    const answer = await request.get(`/graph/neighbours/${nothing}.svg`)
    expect(answer.status(), nothing).toBe(404)
  }
})

test('Visitors are told whether the address of what they see has been copied', async ({ page }) => {
  await page.addInitScript(() => {
    const writeText = async () => {
      if (location.search === '') throw new DOMException('refused', 'NotAllowedError')
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  const words = { '/graph?node=project-48': 'Address copied', '/graph': 'could not be copied' }
  for (const [address, said] of Object.entries(words)) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Copy the address of this view' }).click()
    await expect(page.getByRole('button', { name: said })).toBeVisible()
  }
})
