import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from '../fixtures/new-folder'

/** The parts of these commands besides their sources. */
const needed = [
  'package.json',
  'tsconfig.json',
  'scripts/bundle.mjs',
  'scripts/bundles.mjs',
  'scripts/run.mjs',
  'node_modules/esbuild',
]
/** Ten megabytes, which no test changes. */
const binary = 'node_modules/@esbuild'

/** A project with a command that prints a text of another file. */
function newProject(): string {
  const project = newFolder()
  for (const file of needed) cpSync(file, path.join(project, file), { recursive: true })
  symlinkSync(path.resolve(binary), path.join(project, binary))
  write(project, 'server/downloads/export-main.ts', '')
  write(project, 'lib/text.ts', "export const text: string = 'first'")
  write(
    project,
    'scripts/say.ts',
    "import { text } from '@/lib/text'\nconsole.log(text, process.argv.slice(2).join())",
  )
  return project
}

function write(project: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  writeFileSync(path.join(project, file), text)
}

function run(project: string, ...options: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(project, 'scripts/run.mjs'), ...options],
    { encoding: 'utf8' },
  )
  return { stdout, stderr, status }
}

const getBundles = (project: string): string[] => readdirSync(path.join(project, 'dist')).sort()

test('a command runs with its options, and is bundled again after a change', () => {
  const project = newProject()
  expect(run(project, 'say', 'a', '--b').stdout).toBe('first a,--b\n')
  const bundled = getBundles(project)
  expect(bundled).toHaveLength(1)
  expect(run(project, 'say').stdout).toBe('first \n')
  expect(getBundles(project)).toEqual(bundled)
  write(project, 'lib/text.ts', "export const text = 'second'")
  expect(run(project, 'say').stdout).toBe('second \n')
  expect(getBundles(project)).toHaveLength(2)
  write(project, 'scripts/new.ts', "console.log('new')")
  expect(run(project, 'new').stdout).toBe('new\n')
})

test('a command works in its project, wherever it is called from', () => {
  const project = newProject()
  write(project, 'scripts/where.ts', 'console.log(process.cwd())')
  expect(run(project, 'where').stdout).toBe(`${realpathSync(project)}\n`)
})

test('a bundle with a truncated or damaged file is created again', () => {
  const project = newProject()
  run(project, 'say')
  const [name = ''] = getBundles(project)
  const file = path.join(project, 'dist', name, 'say.js')
  truncateSync(file, 3)
  expect(run(project, 'say').stdout).toBe('first \n')
  writeFileSync(file, Buffer.alloc(statSync(file).size))
  expect(run(project, 'say').stdout).toBe('first \n')
  expect(getBundles(project).length).toBeGreaterThan(1)
})

test('if no bundle can be written, the message names the remedy', () => {
  const project = newProject()
  write(project, 'dist', 'a file')
  const { stderr, status } = run(project, 'say')
  expect(stderr).toContain('Commands are bundled into dist/: allow it')
  expect(status).toBe(1)
})

test('an error names its place in the sources', () => {
  const project = newProject()
  write(project, 'lib/text.ts', "\n\nthrow new Error('wrong')\nexport const text = ''")
  expect(run(project, 'say').stderr).toContain('lib/text.ts:3')
  write(project, 'lib/text.ts', '\nexport const = 1')
  const { stderr, status } = run(project, 'say')
  expect(stderr).toContain('lib/text.ts:2:13')
  expect(status).toBe(1)
})

test('an unknown command is named', () => {
  const project = newProject()
  for (const name of ['sya', 'query-thread-main', '../say']) {
    const { stderr, status } = run(project, name)
    expect(stderr).toContain(`Unknown command “${name}”.`)
    expect(status).toBe(1)
  }
})

test('several processes bundle at the same time, also over a damaged bundle', async () => {
  const project = newProject()
  run(project, 'say')
  const [name = ''] = getBundles(project)
  truncateSync(path.join(project, 'dist', name, 'say.js'), 3)
  const script = path.join(project, 'scripts/run.mjs')
  const runs = [1, 2, 3].map(() => promisify(execFile)(process.execPath, [script, 'say']))
  const said = (await Promise.all(runs)).map(({ stdout }) => stdout)
  expect(said).toEqual(Array(3).fill('first \n'))
})

test('a bundle that a process still uses stays, and files of a killed one are removed', async () => {
  const project = newProject()
  write(project, 'scripts/wait.ts', "console.log('waiting')\nsetInterval(() => {}, 1000)")
  const waiting = spawn(process.execPath, [path.join(project, 'scripts/run.mjs'), 'wait'])
  await once(waiting.stdout, 'data')
  const [used = ''] = getBundles(project)
  const ended = spawnSync(process.execPath, ['--version']).pid
  mkdirSync(path.join(project, 'dist', `.0123-${ended}`))
  const change = (text: string) => {
    write(project, 'lib/text.ts', `export const text = '${text}'`)
    run(project, 'say')
  }
  for (const text of ['a', 'b', 'c', 'd']) change(text)
  expect(getBundles(project)).toContain(used)
  expect(getBundles(project)).toHaveLength(4)
  waiting.kill('SIGKILL')
  await once(waiting, 'exit')
  change('e')
  expect(getBundles(project)).not.toContain(used)
  expect(getBundles(project)).toHaveLength(3)
})

test('without the bundler a change is refused with the remedy, and existing bundles still run', () => {
  const project = newProject()
  run(project, 'say')
  write(project, 'node_modules/esbuild/package.json', '{"main": "missing.js"}')
  expect(run(project, 'say').stdout).toBe('first \n')
  write(project, 'lib/text.ts', "export const text = 'second'")
  expect(run(project, 'say').stderr).toContain('Run npm ci')
})
