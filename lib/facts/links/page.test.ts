import { expect, test } from 'vitest'
import { readPage } from './page'

const read = (html: string, whole = true) => readPage(html, { whole, today: '2026-11-21' })
const textHash = (html: string) => read(html).text

test('reads title, date and text of a page', () => {
  const html = `<!doctype html><html><head><title> A &amp; B
    page </title><meta name="citation_publication_date" content="2023/10/5"></head><body>Text</body></html>`
  expect(read(html)).toEqual({
    title: 'A & B page',
    published: '2023-10-05',
    text: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
})

test('prefers the title for link previews', () => {
  const title = '<title>Report | Site</title>'
  const openGraph = '<meta property="og:title" content="Report &#x2013; final">'
  const citation = '<META NAME="citation_title" CONTENT="The report">'
  expect(read(title + openGraph).title).toBe('Report – final')
  expect(read(title + openGraph + citation).title).toBe('The report')
})

test('ignores titles of bot checks, error pages and images', () => {
  const titles = [
    ...['Just a moment...', 'Attention Required! | Cloudflare', '404 Not Found', 'Access Denied'],
    ...['Login', 'Sign in | Site', 'Error', '   ', 'Page not found – Site'],
  ]
  for (const title of titles) expect(read(`<title>${title}</title>`).title, title).toBeUndefined()
  expect(read('<body><svg><g><title>Arrow</title></g></svg>').title).toBeUndefined()
  expect(read('<title>Login.gov</title>').title).toBe('Login.gov')
  expect(read('<title>Error handling in DID methods</title>').title).toBe(
    'Error handling in DID methods',
  )
})

test('shortens titles to one line, without characters that reverse the text', () => {
  expect(read(`<title>a\u202eb\n\u0007c</title>`).title).toBe('a b c')
  expect(read(`<title>${'x'.repeat(5_000)}</title>`).title).toHaveLength(300)
  expect(read('<title>One</title><title>Two</title>').title).toBe('One')
})

test('reads the date from linked data', () => {
  const page = (data: string) => `<script type="application/ld+json">${data}</script>`
  const dateIn = (data: string) => read(page(data)).published
  expect(dateIn('{"@type":"Article","datePublished":"2024-02-29T10:00:00Z"}')).toBe('2024-02-29')
  expect(dateIn('[{"@type":"Person"},{"datePublished":"2024-03"}]')).toBe('2024-03')
  expect(dateIn('{"@graph":[{"@type":"WebSite"},{"datePublished":"2024"}]}')).toBe('2024')
  expect(dateIn('{"review":{"datePublished":"2024-01-01"}}')).toBeUndefined()
  for (const data of ['', '{', 'null', '"x"', '[null]', '{"datePublished":2024}', '{"@graph":1}']) {
    expect(dateIn(data), data).toBeUndefined()
  }
})

test('ignores dates that do not exist, are in the future or are ambiguous', () => {
  const getDate = (date: string) =>
    read(`<meta property="article:published_time" content="${date}">`).published
  const dates = ['2023-02-30', '2027-01-01', '05/06/2023', '1850', '0', 'May 2023', '', '2026-12']
  for (const date of dates) expect(getDate(date), date).toBeUndefined()
  expect(getDate('2026-11-21')).toBe('2026-11-21')
  expect(getDate('20230506')).toBe('2023-05-06')
  expect(getDate('2023-05-06 07:08')).toBe('2023-05-06')
})

test('detects a changed text, and nothing else', () => {
  const page = (body: string) => `<title>T</title><body>${body}</body>`
  const plain = textHash(page('<p>One two</p>'))
  expect(textHash(page('<p>One   two</p>\n'))).toBe(plain)
  expect(textHash(page('<nav>Menu</nav><p class="x">One two</p><script>now()</script>'))).toBe(
    plain,
  )
  expect(textHash(page('<style>p{}</style><p>One two<!-- 12:00 --></p>'))).toBe(plain)
  expect(textHash(page('<p>One three</p>'))).not.toBe(plain)
})

test('has no hash of a text that is empty or incomplete', () => {
  expect(textHash('<body><script>render()</script></body>')).toBeUndefined()
  expect(read('<title>T</title><p>Text', false)).toEqual({ title: 'T' })
})

/** An algorithm with quadratic time would take minutes. */
test('handles hostile markup quickly', () => {
  const pages = {
    'nested without end': '<b>'.repeat(200_000),
    'closed without being open': '<b>'.repeat(900) + '</i>'.repeat(150_000),
    'one tag of attributes': `<p ${Array.from({ length: 60_000 }, (_, index) => `a${index}=1`).join(' ')}>`,
    'a comment without end': `<!--${'-'.repeat(500_000)}`,
    'a title without end': `<title>${'<'.repeat(500_000)}`,
    entities: '&amp;'.repeat(150_000),
    'nested linked data': `<script type="application/ld+json">${'['.repeat(200_000)}</script>`,
    'many scripts of linked data': '<script type="application/ld+json">{}</script>'.repeat(10_000),
    'names of prototypes':
      '<meta name="__proto__" content="x"><meta name="constructor" content="y">',
  }
  const titles = Object.values(pages).map((html) => read(html).title?.slice(0, 1))
  expect(titles.filter((title) => title !== undefined)).toEqual(['<'])
})
