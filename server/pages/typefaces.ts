/**
 * The portal's two typefaces at fixed addresses, because the public process does not know the file names of the build.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { getTag, Representation, sendRepresentation } from '../representation'

const { resolve } = createRequire(import.meta.url)

const packages = {
  'public-sans.woff2': '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  'source-serif.woff2':
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
} as const
type TypefaceFile = keyof typeof packages

const isTypeface = (name: string): name is TypefaceFile => Object.hasOwn(packages, name)

const folder = '/typefaces/'

const faceRule = (family: string, file: TypefaceFile): string =>
  `@font-face{font-family:"${family}";font-weight:200 900;font-display:swap;src:url(${folder}${file}) format("woff2")}`

/** The style sheet rules that load the typefaces in a document. */
export const typefaceRules = [
  faceRule('Public Sans', 'public-sans.woff2'),
  faceRule('Source Serif', 'source-serif.woff2'),
].join('')

function readTypeface(name: TypefaceFile): Representation {
  const body = readFileSync(resolve(packages[name]))
  return new Representation(body, getTag(body), {
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=604800',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
}

/** Serves `/typefaces/{name}.woff2`. Each file is read on first request. */
export function typefaceRoutes(app: FastifyInstance): void {
  const typefaces = new Map<TypefaceFile, Representation>()
  app.get<{ Params: { file: string } }>(`${folder}:file`, async (request, reply) => {
    const { file } = request.params
    if (!isTypeface(file)) return reply.callNotFound()
    const typeface = typefaces.get(file) ?? readTypeface(file)
    typefaces.set(file, typeface)
    return sendRepresentation(request, reply, typeface)
  })
}
