/** Watches the facts for changes while they are being edited. */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const defaultEveryMs = 500

/** Times and sizes are compared, because a recursive watch in Node.js 20 misses a file that an editor replaces. */
function getState(folder: string): string {
  const facts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => path.extname(name) === '.yaml',
  )
  const states = facts.sort().map((name) => {
    const state = statSync(path.join(folder, name), { throwIfNoEntry: false })
    return `${name} ${state?.ino} ${state?.mtimeMs} ${state?.size}`
  })
  return states.join('\n')
}

/**
 * Calls `compile` after each change of a fact, one call at a time. Changes during a call cause one further call. A
 * failed compilation is reported. Returns a function that stops watching.
 */
export function watchFacts(
  folder: string,
  compile: () => Promise<unknown>,
  everyMs = defaultEveryMs,
): () => void {
  let compiled = getState(folder)
  let isWorking = false
  const compileIfChanged = async () => {
    if (isWorking) return
    isWorking = true
    try {
      const state = getState(folder)
      if (state !== compiled) {
        compiled = state
        await compile()
      }
    } catch (error) {
      console.error('The facts could not be compiled.', error)
    }
    isWorking = false
  }
  const timer = setInterval(compileIfChanged, everyMs)
  return () => clearInterval(timer)
}
