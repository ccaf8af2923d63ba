/** Builds the portal, compresses its files, and determines whether an existing build matches the current sources. */
import { createHash } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { z } from 'zod'
import { childEnvironment } from '@/lib/env'
import { ifMissing } from '@/lib/files/failures'
import { spawnBound } from '@/server/bound-process'
import { filesIn } from './files-in'
import { step } from './steps'

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const buildFolder = '.next'
/** Records the last build: the hash of its sources, and its files. */
const builtFile = path.join(buildFolder, 'built')

/** Everything that the build depends on. */
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

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = path.extname(source) ? [source] : await filesIn(source)
    for (const file of files.sort()) hash.update(`\n${file}\n`).update(await readFile(file))
  }
  return hash.digest('hex')
}

class BuildError extends Error {
  override name = 'BuildError'
}

/** Runs `next build`; its output is shown if it fails. */
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

/** Entries that a build makes for itself or for the next build. */
const notServed = new Set(['cache', 'dev', 'diagnostics', 'trace', 'trace-build', 'types', 'built'])

/** The sizes of the files of the build, in bytes. */
async function builtFiles(): Promise<Record<string, number>> {
  const files = (await filesIn(buildFolder)).filter((file) => {
    const [first = ''] = path.relative(buildFolder, file).split(path.sep)
    return !notServed.has(first)
  })
  const sizes = await Promise.all(
    files.map(async (file) => [file, (await stat(file)).size] as const),
  )
  return Object.fromEntries(sizes)
}

const Built = z.object({ sources: z.string(), files: z.record(z.string(), z.number()) })

export async function buildPortal(): Promise<void> {
  const sources = await sourcesHash()
  await rm(builtFile, { force: true })
  await step('Building the portal', runBuild)
  await step('Compressing its files', compressFiles)
  const built: z.infer<typeof Built> = { sources, files: await builtFiles() }
  await writeFile(builtFile, JSON.stringify(built))
}

/** Undefined if there is no build, or if the last one was not completed. */
async function readBuilt(): Promise<z.infer<typeof Built> | undefined> {
  try {
    return Built.parse(JSON.parse(await readFile(builtFile, 'utf8')))
  } catch {
    return undefined
  }
}

async function isWhole(files: Record<string, number>): Promise<boolean> {
  const sizes = Object.entries(files).map(async ([file, size]) => {
    const state = await stat(file).catch(ifMissing(undefined))
    return state?.size === size
  })
  return (await Promise.all(sizes)).every((isThere) => isThere)
}

/** True if there is a build of the current sources and none of its files is missing or truncated. */
export async function isBuilt(): Promise<boolean> {
  const built = await readBuilt()
  return built?.sources === (await sourcesHash()) && (await isWhole(built.files))
}
