/** Runs tests again after each change of a file. */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { playwright } from './playwright'

const folders = ['app', 'bench', 'components', 'data', 'lib', 'scripts', 'server', 'tests']
/** Editors write a file in several steps: what comes within so many milliseconds is one change. */
const settling = 100

/** Playwright knows which tests a module reaches; of other files it knows nothing. */
const isModule = (file: string): boolean => /\.tsx?$/.test(file)

/**
 * Until it is stopped. A change of modules runs the tests that what is not committed yet reaches, another change runs
 * all; a change while tests run stops these.
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
