/** Runs tests again whenever a file changes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { playwright } from './playwright'

const folders = ['app', 'bench', 'components', 'data', 'lib', 'scripts', 'server', 'tests']
/** Editors write a file in several steps, so events within this many milliseconds count as one change. */
const settling = 100

/** Playwright knows which tests depend on a module, but not which depend on other files. */
const isModule = (file: string): boolean => /\.tsx?$/.test(file)

/**
 * Runs until it is stopped. A change of modules runs the tests that uncommitted changes affect; any other change runs
 * all tests. A change during a run stops it.
 */
export function testOnChange(args: readonly string[], env?: NodeJS.ProcessEnv): void {
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  const changed = new Set<string>()

  function start(): void {
    const files = [...changed]
    changed.clear()
    const only = files.length > 0 && files.every(isModule)
    if (files.length > 0) console.log(`\nChanged: ${files.join(', ')}`)
    const options = only ? ['--only-changed', '--pass-with-no-tests'] : []
    child = spawn(process.execPath, [playwright, 'test', ...args, ...options], {
      stdio: 'inherit',
      env,
    })
    child.once('exit', () => {
      child = undefined
      if (changed.size > 0) start()
      else console.log('\nWaiting for a change. Ctrl-C stops it.')
    })
  }

  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || path.extname(file) === '') return
      changed.add(`${folder}/${file}`)
      clearTimeout(timer)
      timer = setTimeout(() => (child ? child.kill('SIGTERM') : start()), settling)
    })
  }
  start()
}
