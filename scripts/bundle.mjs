/**
 * Bundles the commands of this folder, and the programs that they start as threads and processes, into JavaScript that
 * Node.js loads as it is: a server loads in less than half the time, and takes 40 MB less, than if it read TypeScript.
 * Packages are not bundled. This file is JavaScript because it runs before there is anything to read TypeScript with.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What is started by `new URL('./NAME.ts', import.meta.url)`. The thread of the portal is bundled by Next.js. */
const programs = ['lib/facts/store/query-thread-main.ts', 'server/downloads/export-main.ts']
/** What a bundle depends on besides the sources that it consists of. */
const settings = ['package.json', 'tsconfig.json', 'scripts/bundle.mjs']
const record = 'sources.json'
/** A server may load files of its bundle long after its start, so the bundles before the last one are kept. */
const keptBundles = 3

const commandsIn = (project) =>
  readdirSync(path.join(project, 'scripts'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `scripts/${file}`)

const nameOf = (source) => path.basename(source, '.ts')

const textsOf = (project, files) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(path.join(project, file), 'utf8')]))

/** The hash of texts by the paths of their files. */
function hashOf(texts) {
  const hash = createHash('sha256')
  for (const [file, text] of Object.entries(texts).sort()) hash.update(`\n${file}\n${text}`)
  return hash.digest('hex').slice(0, 16)
}

const isProgram = (name) => programs.some((program) => nameOf(program) === name)

/** Gives a bundled source the address that it had, and programs that it starts that of their bundled files. */
const withAddresses = (source, text) =>
  text
    .replaceAll(/new URL\('\.\/([\w-]+)\.ts',\s*import\.meta\.url\)/g, (expression, name) =>
      isProgram(name) ? `new URL('./${name}.js', BUNDLED)` : expression,
    )
    .replaceAll('import.meta.url', `new URL('../../${source}', import.meta.url).href`)
    .replaceAll('BUNDLED', 'import.meta.url')

/** Reads sources for the bundler, and keeps their texts. */
const reader = (project, texts) => ({
  name: 'reader',
  setup: ({ onLoad }) =>
    onLoad({ filter: /.*/ }, ({ path: file }) => {
      const source = path.relative(project, file).split(path.sep).join('/')
      Object.assign(texts, textsOf(project, [source]))
      return { contents: withAddresses(source, texts[source]), loader: 'default' }
    }),
})

async function loadBundler() {
  try {
    return await import('esbuild')
  } catch (cause) {
    const message =
      'The sources have changed since they were bundled. Run npm ci, which installs the bundler.'
    throw new Error(message, { cause })
  }
}

async function bundle(project) {
  const { build } = await loadBundler()
  const texts = textsOf(project, settings)
  const sources = [...commandsIn(project), ...programs]
  const options = { format: 'esm', platform: 'node', target: 'node20.9', logLevel: 'silent' }
  const { outputFiles } = await build({
    ...{ ...options, bundle: true, splitting: true, packages: 'external', sourcemap: true },
    ...{ absWorkingDir: project, outdir: 'dist/bundle', write: false },
    entryPoints: Object.fromEntries(sources.map((source) => [nameOf(source), source])),
    plugins: [reader(project, texts)],
  })
  return { name: hashOf(texts), sources: Object.keys(texts), files: outputFiles }
}

/** The bundles of a project, each of which is a folder in `dist` that is called as the hash of its sources. */
class Bundles {
  constructor(project) {
    this.project = project
    this.folder = path.join(project, 'dist')
  }

  /** True if a bundle is whole, and of the sources as they are now. */
  isCurrent(name) {
    const folder = path.join(this.folder, name)
    try {
      const { sources, sizes } = JSON.parse(readFileSync(path.join(folder, record), 'utf8'))
      const isWhole = Object.entries(sizes).every(
        ([file, size]) => statSync(path.join(folder, file)).size === size,
      )
      const hasAll = commandsIn(this.project).every((one) => sources.includes(one))
      return isWhole && hasAll && hashOf(textsOf(this.project, sources)) === name
    } catch {
      return false
    }
  }

  /** The names of the bundles, the last one first. */
  names() {
    const changed = (name) => statSync(path.join(this.folder, name)).mtimeMs
    try {
      const names = readdirSync(this.folder).filter((name) => !name.startsWith('.'))
      return names.sort((a, b) => changed(b) - changed(a))
    } catch {
      return []
    }
  }

  #remove(name) {
    return rm(path.join(this.folder, name), { recursive: true, force: true })
  }

  /** Writes a bundle, which is there as a whole or not at all. Other processes may write the same one meanwhile. */
  async write({ name, sources, files }) {
    const draft = `.${name}.${process.pid}`
    const sizes = {}
    await mkdir(path.join(this.folder, draft), { recursive: true })
    for (const { path: file, contents } of files) {
      const fileName = path.basename(file)
      sizes[fileName] = contents.length
      await writeFile(path.join(this.folder, draft, fileName), contents)
    }
    await writeFile(path.join(this.folder, draft, record), JSON.stringify({ sources, sizes }))
    if (!this.isCurrent(name)) await this.#remove(name)
    try {
      await rename(path.join(this.folder, draft), path.join(this.folder, name))
    } catch (error) {
      await this.#remove(draft)
      if (!this.isCurrent(name)) throw error
    }
    for (const old of this.names().slice(keptBundles)) await this.#remove(old)
  }
}

const ownProject = path.resolve(fileURLToPath(import.meta.url), '../..')

/** The folder with the bundled commands, each called NAME.js. Bundles them if a source has changed. */
export async function bundledCommands(project = ownProject) {
  const bundles = new Bundles(project)
  const current = bundles.names().find((name) => bundles.isCurrent(name))
  if (current) return path.join(bundles.folder, current)
  const made = await bundle(project)
  await bundles.write(made)
  return path.join(bundles.folder, made.name)
}
