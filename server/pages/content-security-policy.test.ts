import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, mergeInlineScripts, tileImages } from './content-security-policy'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources that a document's policy allows for a directive. */
function sources(html: string, directive = 'script-src'): string[] {
  const found = contentSecurityPolicy(html, '/about')
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
  return found?.split(' ').slice(1) ?? []
}

test('allows the inline scripts of the document by their hashes', () => {
  const html = '<script>one()</script><p>x</p><script id="a">two("é 🪪")\n</script>'
  expect(sources(html)).toEqual(["'self'", hash('one()'), hash('two("é 🪪")\n')])
})

test('hashes as a browser does', () => {
  // The example of CSP Level 3, section 8.3.
  const [, example] = sources('<script>doSomething();</script>')
  expect(example).toBe("'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='")
})

test('names a hash once, however often the script occurs', () => {
  expect(sources('<script>a()</script><script>a()</script>')).toEqual(["'self'", hash('a()')])
})

test('hashes scripts with any case, attributes and text', () => {
  const scripts = {
    '<SCRIPT>a()</SCRIPT>': 'a()',
    '<script type="module">b()</script>': 'b()',
    "<script type='text/javascript' nonce=x>c()</script>": 'c()',
    '<script data-type="json">d()</script>': 'd()',
    '<script data-src="x">e()</script>': 'e()',
    '<script async>if (a < b && c > d) f("<p>")</script>': 'if (a < b && c > d) f("<p>")',
    '<script>\n  g()\n</script>': '\n  g()\n',
  }
  for (const [html, text] of Object.entries(scripts)) {
    expect(sources(html), html).toEqual(["'self'", hash(text)])
  }
})

test('hashes no data blocks, script files and empty scripts', () => {
  for (const html of [
    '<script type="application/ld+json">{"@type":"Dataset"}</script>',
    "<script type='application/json' id=x>{}</script>",
    '<script id=x type=application/ld+json>{}</script>',
    '<script src="/_next/a.js"></script>',
    '<script async="" src="/_next/a.js">ignored()</script>',
    '<script></script>',
    '<scripted>a()</scripted>',
    '<p>no script</p>',
    '',
  ]) {
    expect(sources(html), html).toEqual(["'self'"])
  }
})

test('never allows unsafe-inline or unsafe-eval', () => {
  const policy = contentSecurityPolicy('<script>a()</script><style>b{}</style>', '/')
  expect(policy).not.toMatch(/unsafe|nonce|\*|https?:/)
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(sources('', 'style-src')).toEqual(["'self'"])
  for (const directive of ['base-uri', 'frame-ancestors']) {
    expect(sources('', directive), directive).toEqual(["'none'"])
  }
})

test('lets other sites frame embeddable pages, and no others', () => {
  const framed = (target: string) => contentSecurityPolicy('', target).includes('frame-ancestors *')
  for (const target of ['/embed/graph', '/embed/map?measure=projects']) {
    expect(framed(target), target).toBe(true)
  }
  for (const target of ['/', '/graph', '/graph?q=/embed/', '/embed', '/embedded/x', '/a/embed/b']) {
    expect(framed(target), target).toBe(false)
  }
})

test('the policy stays one header line for any document', () => {
  const policy = contentSecurityPolicy("<script>a'; script-src *\r\nx: y</script>", '/')
  expect(policy).not.toMatch(/[\r\n]/)
  expect(policy.match(/script-src/g)).toHaveLength(1)
})

test('allows the tiles of the map on the pages that show them, and on no other', () => {
  const getImages = tileImages('https://tiles.example.org/{z}/{x}/{y}.png')
  for (const target of [
    '/map',
    '/map?measure=entities',
    '/embed/map',
    '/embed/map?measure=entities',
  ]) {
    expect(getImages(target), target).toBe('https://tiles.example.org')
    expect(contentSecurityPolicy('', target, getImages(target))).toContain(
      "img-src 'self' data: https://tiles.example.org;",
    )
  }
  for (const target of [
    '/',
    '/maps',
    '/map/x',
    '/projects?q=/map',
    '/embed/graph',
    '/embed/map/x',
  ]) {
    expect(getImages(target), target).toBeUndefined()
  }
  expect(tileImages(undefined)('/map')).toBeUndefined()
})

test('adjacent inline scripts become one, which executes them in the same order', () => {
  const scripts = ['let all=[1]', 'all.push(2) // a comment', '(() => { all.push(3) })()', 'all']
  const html = `<body>${scripts.map((text) => `<script>${text}</script>`).join('')}</body>`
  const merged = mergeInlineScripts(html)
  const [, text = ''] = /^<body><script>([^<]*)<\/script><\/body>$/.exec(merged) ?? []
  expect(runInNewContext(text)).toEqual([1, 2, 3])
  expect(sources(merged)).toEqual(["'self'", hash(text)])
  expect(mergeInlineScripts(merged)).toBe(merged)
})

test('scripts stay where they are if anything is between them, or if they are of another kind', () => {
  for (const html of [
    '<script>a()</script><p></p><script>b()</script>',
    '<script>a()</script>\n<script>b()</script>',
    '<script>a()</script><script type="application/ld+json">{}</script><script>b()</script>',
    '<script src="/a.js"></script><script>b()</script>',
    '<script src="/a.js" async=""></script><script id="x">b()</script>',
    '<script></script><script>b()</script>',
    '<script type="application/json">"</script><script>b()</script>',
  ]) {
    expect(mergeInlineScripts(html)).toBe(html)
  }
})
