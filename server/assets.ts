/** The files that pages load, straight from the build: they answer even while the renderer does not. */
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves `/_next/static`. Names hold a hash of the content, so a browser need never ask again. */
export async function assetRoutes(
  app: FastifyInstance,
  { build }: { build: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.resolve(build, 'static'),
    prefix: '/_next/static/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (response) => {
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('cross-origin-resource-policy', 'same-origin')
    },
  })
}
