import { expect, test } from 'vitest'
import { later } from '@/tests/fixtures/later'
import { get, renderedText, whileListening } from '@/tests/fixtures/listening'
import type { Rendered } from './pages/renderer'

test('garbage behind a good request leaves its answer whole, and is answered after it', async () => {
  const { promise, keep } = later<Rendered>()
  await whileListening(
    () => promise,
    async ({ open }) => {
      const { socket, closed } = await open(`${get('/good')}\0garbage\r\n\r\n`)
      socket.write('more garbage\r\n\r\n')
      keep(renderedText('the good answer'))
      expect(await closed).toMatch(
        /^HTTP\/1\.1 200 .*the good answerHTTP\/1\.1 400 .*is not valid HTTP[^}]*}}$/s,
      )
    },
  )
})

test('what is no valid HTTP gets the error body, by what is wrong with it', async () => {
  const cases = {
    [`GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`]: 431,
    'garbage\r\n\r\n': 400,
    'GET / HTTP/1.1\r\n\r\n': 400,
    'QUERY / HTTP/1.1\r\nHost: a\r\n\r\n': 405,
    'BREW / HTTP/1.1\r\nHost: a\r\n\r\n': 405,
    'brew / HTTP/1.1\r\nHost: a\r\n\r\n': 400,
  }
  await whileListening(
    async () => renderedText('page'),
    async ({ open }) => {
      for (const [sent, status] of Object.entries(cases)) {
        const line = await open(sent)
        const expected = new RegExp(`^HTTP/1.1 ${status} `)
        await expect.poll(line.received, { message: sent.slice(0, 40) }).toMatch(expected)
        line.socket.destroy()
      }
    },
  )
})
