/**
 * Logos by domain. They are drawn monograms, because the data contains no logos and the site makes no third-party
 * requests.
 */
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { cachedPromise, once } from '@/lib/promises/cached-promise'
import { openFileHeaders } from './pages/headers'
import { getTag, Representation, sendRepresentation } from './representation'

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
)

/** Edge length of the square, in pixels. */
const edge = 128

/** Background colours, each with a contrast of at least 4.5 to white letters. */
const inks = ['#0b5a5e', '#3d4f7c', '#7a4a1d', '#5d3a6b', '#2f5d34', '#8a3b12']

const domainForm =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

const getInk = (domain: string): string => {
  const sum = [...domain].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return inks[sum % inks.length] ?? '#0b5a5e'
}

/** Opens the site's serif typeface from its package: a system font would differ between machines. */
async function openFont(): Promise<Font> {
  const { openSync } = await import('fontkit')
  const font = openSync(fontFile)
  if (!('layout' in font)) throw new Error(`${fontFile} is not a single font`)
  return font
}

function monogramSvg(font: Font, letter: string, ink: string): string {
  const glyph = font.layout(letter).glyphs[0]
  if (!glyph) throw new Error(`${fontFile} has no ${letter}`)
  const scale = (edge * 0.56) / font.capHeight
  const left = (edge - glyph.advanceWidth * scale) / 2
  const baseline = (edge + font.capHeight * scale) / 2
  const transform = `translate(${left} ${baseline}) scale(${scale} ${-scale})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="100%" height="100%" fill="${ink}"/><path fill="#fff" transform="${transform}" d="${glyph.path.toSVG()}"/></svg>`
}

const logoHeaders = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=86400',
  ...openFileHeaders,
}

/** Serves `/logos/{domain}.webp`. Each pair of letter and colour has one picture, which is drawn once. */
export function logoRoutes(app: FastifyInstance): void {
  // Loaded with the first logo that is requested.
  const font = once(openFont)
  const logos = new LRUCache<string, Promise<Representation>>({ max: 36 * inks.length })

  const monogram = (domain: string): Promise<Representation> => {
    const letter = (domain[0] ?? '').toUpperCase()
    const ink = getInk(domain)
    return cachedPromise(logos, letter + ink, async () => {
      const { default: sharp } = await import('sharp')
      const svg = monogramSvg(await font(), letter, ink)
      const body = await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer()
      return new Representation(body, getTag(body), logoHeaders)
    })
  }

  app.get<{ Params: { file: string } }>('/logos/:file', async (request, reply) => {
    const domain = /^(.+)\.webp$/.exec(request.params.file)?.[1] ?? ''
    if (!domainForm.test(domain)) return reply.callNotFound()
    const picture = await monogram(domain)
    return sendRepresentation(request, reply, picture)
  })
}
