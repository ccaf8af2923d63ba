/** Builds the portal, compresses its files, and determines whether an existing build matches the current sources. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { childEnvironment } from '@/lib/env'
import { spawnBound } from '@/server/bound-process'
import { beginBuild, filesIn, isBuiltFor, recordBuild } from './finished-build'
import { step } from './run-command'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const buildFolder = '.next'

/** Everything that the build depends on, which excludes tests. */
const sources = [
  'app',
  'components',
  'lib',
  'public',
  'proxy.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = path.extname(source) ? [source] : await filesIn(source)
    for (const file of files.filter((name) => !isTest(name)).sort()) {
      // Synchronous, which is faster for many small files.
      hash.update(`\n${file}\n`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

class BuildError extends Error {
  override name = 'BuildError'
}

/** Runs `next build`; prints its output if it fails. */
function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = childEnvironment({ NODE_ENV: 'production' })
    const child = spawnBound([next, 'build'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.push(chunk))
    }
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new BuildError(`The build failed.\n${Buffer.concat(output).toString('utf8')}`))
    })
  })
}

const compressible = new Set(['.js', '.css', '.svg', '.json', '.map', '.txt'])
/** Smaller files are served uncompressed. */
const minCompressedBytes = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compressFiles(): Promise<void> {
  for (const file of await filesIn(path.join(buildFolder, 'static'))) {
    if (!compressible.has(path.extname(file))) continue
    const body = await readFile(file)
    if (body.length < minCompressedBytes) continue
    await writeFile(`${file}.br`, await brotli(body))
    await writeFile(`${file}.gz`, await zip(body, { level: 9 }))
  }
}

export async function buildPortal(): Promise<void> {
  const sources = await sourcesHash()
  await beginBuild(buildFolder)
  await step('Building the portal', runBuild)
  await step('Compressing its files', compressFiles)
  await recordBuild(buildFolder, sources)
}

/** True if there is a build of the current sources and none of its files is missing or damaged. */
export const isBuilt = async (): Promise<boolean> => isBuiltFor(buildFolder, await sourcesHash())
