import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { serveLocally } from '@/tests/fixtures/serve-locally'
import { type Render, rendererAt } from './renderer'

/** Renders by a test server. */
async function renderBy(answer: RequestListener): Promise<Render> {
  const { baseUrl } = await serveLocally(answer)
  return rendererAt(async () => baseUrl)
}

const request = { target: '/about', headers: {} }

test('retries once if the renderer exits during a render', async () => {
  const urls: unknown[] = []
  const render = await renderBy(({ url, socket }, response) => {
    urls.push(url)
    if (urls.length === 1) socket.destroy()
    else response.end('made')
  })
  expect(String((await render(request)).body)).toBe('made')
  expect(urls).toEqual(['/about', '/about'])
})

test('gives up on a page that ends the renderer again', async () => {
  let requests = 0
  const render = await renderBy(({ socket }, response) => {
    requests += 1
    response.write('half a page')
    setImmediate(() => socket.destroy())
  })
  await expect(render(request)).rejects.toThrow()
  expect(requests).toBe(2)
})

test('returns an error response of the renderer', async () => {
  let requests = 0
  const render = await renderBy((_, response) => {
    requests += 1
    response.writeHead(500).end('wrong')
  })
  expect((await render(request)).status).toBe(500)
  expect(requests).toBe(1)
})

test('a document with a mark of a missing page is 404, and of a removed record 410, though Next.js had sent 200 by then', async () => {
  const row = '0:{}\n1f:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n'
  const error = row.split('\n')[1]
  const marked: Record<string, string> = {
    '/html': '<template data-dgst="NEXT_HTTP_ERROR_FALLBACK;404"></template>',
    '/payload': `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`,
    '/first-row': `<script>self.__next_f.push([1,${JSON.stringify(`${error}\n`)}])</script>`,
  }
  const removed = `<main data-removed-in="2026.11.22">${marked['/html']}</main>`
  const quoted = `<script>self.__next_f.push([1,${JSON.stringify(JSON.stringify(row))}])</script>`
  const text = Object.values(marked).join('').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const render = await renderBy(({ url = '' }, response) =>
    response.end(url === '/removed' ? removed : (marked[url] ?? text + quoted)),
  )
  for (const target of Object.keys(marked)) {
    expect((await render({ target, headers: {} })).status, target).toBe(404)
  }
  expect((await render({ target: '/text', headers: {} })).status).toBe(200)
  expect((await render({ target: '/removed', headers: {} })).status).toBe(410)
})
