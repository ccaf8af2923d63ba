/**
 * Manages bundles. Each bundle is a folder in `dist` named after the hash of its sources and the process that wrote it,
 * so that no process replaces a bundle that another process loads.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const record = 'sources.json'
/** The newest bundles are retained, for switches between versions of the sources. */
const keptBundles = 3

/** The texts of files of a project by their paths in it. */
export const getTexts = (project, files) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(path.join(project, file), 'utf8')]))

/** The hash of texts by the paths of their files. */
export function computeHash(texts) {
  const hash = createHash('sha256')
  for (const [file, text] of Object.entries(texts).sort()) hash.update(`\n${file}\n${text}`)
  return hash.digest('hex').slice(0, 16)
}

const computeDigest = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** As in `lib/files/atomic-files.ts`, which is not bundled yet when this runs. */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const usedBy = (pid) => `used-by.${pid}`

export class Bundles {
  constructor(project) {
    this.project = project
    this.folder = path.join(project, 'dist')
  }

  /** True if a bundle is complete, has all commands, and matches the current sources. */
  isCurrent(name, commands) {
    const folder = path.join(this.folder, name)
    try {
      const { sources, digests } = JSON.parse(readFileSync(path.join(folder, record), 'utf8'))
      const isComplete = Object.entries(digests).every(
        ([file, digest]) => computeDigest(readFileSync(path.join(folder, file))) === digest,
      )
      const hasAll = commands.every((command) => sources.includes(command))
      return (
        isComplete && hasAll && computeHash(getTexts(this.project, sources)) === name.split('-')[0]
      )
    } catch {
      return false
    }
  }

  /** The names of the bundles, newest first. */
  names() {
    const entries = this.#entries().filter((name) => !name.startsWith('.'))
    const bundles = entries.flatMap((name) => {
      const state = statSync(path.join(this.folder, name), { throwIfNoEntry: false })
      return state?.isDirectory() ? [{ name, changed: state.mtimeMs }] : []
    })
    return bundles.sort((a, b) => b.changed - a.changed).map(({ name }) => name)
  }

  /** Writes a bundle atomically, and returns its name. */
  async write({ hash, sources, files }) {
    const name = `${hash}-${process.pid}`
    const draft = `.${name}`
    try {
      await this.#writeDraft(draft, { sources, files })
      // A damaged bundle of an earlier process with the same id may have this name.
      await this.#remove(name)
      await rename(path.join(this.folder, draft), path.join(this.folder, name))
    } finally {
      await this.#remove(draft)
    }
    await this.#removeOld()
    return name
  }

  /** Notes that this process loads files of a bundle, which a server does long after its start. */
  use(name) {
    const note = path.join(this.folder, name, usedBy(process.pid))
    try {
      writeFileSync(note, '')
      process.once('exit', () => rmSync(note, { force: true }))
    } catch {
      // Where nothing can be written, nothing can be removed either.
    }
  }

  #entries(folder = this.folder) {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  }

  #isUsed(name) {
    const users = this.#entries(path.join(this.folder, name)).map((file) =>
      Number(/^used-by\.(\d+)$/.exec(file)?.[1]),
    )
    return users.some((pid) => pid > 0 && isRunning(pid))
  }

  #remove(name) {
    return rm(path.join(this.folder, name), { recursive: true, force: true })
  }

  async #writeDraft(draft, { sources, files }) {
    const folder = path.join(this.folder, draft)
    const digests = {}
    await mkdir(folder, { recursive: true })
    for (const { path: file, contents } of files) {
      const fileName = path.basename(file)
      digests[fileName] = computeDigest(contents)
      await writeFile(path.join(folder, fileName), contents)
    }
    await writeFile(path.join(folder, record), JSON.stringify({ sources, digests }))
    // Other processes that write a bundle at the same time must not mistake this bundle for an unused one.
    await writeFile(path.join(folder, usedBy(process.pid)), '')
  }

  /** Removes unused bundles of former sources, and the drafts of killed processes. */
  async #removeOld() {
    const old = this.names().slice(keptBundles)
    const drafts = this.#entries().filter((name) => /^\..*-\d+$/.test(name))
    const abandonedDrafts = drafts.filter((name) => !isRunning(Number(name.split('-').at(-1))))
    for (const name of [...old.filter((oldName) => !this.#isUsed(oldName)), ...abandonedDrafts]) {
      await this.#remove(name)
    }
  }
}
