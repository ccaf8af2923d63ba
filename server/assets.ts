/** Serves the files that pages load directly from the build, so that they do not depend on the renderer. */
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves `/_next/static`. File names contain a hash of the content, so browsers may cache the files permanently. */
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
