/**
 * Runs a command of this folder: `run.mjs NAME [OPTION...]`. Sources that have changed are bundled first. Errors name
 * places in the sources.
 */
import { closeSync, openSync } from 'node:fs'
import nodeModule from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundledCommand } from './bundle.mjs'

const [, , name = '', ...options] = process.argv
// As under npm, the paths of settings are relative to the project, regardless of the folder from which the command is
// called.
process.chdir(path.resolve(fileURLToPath(import.meta.url), '../..'))

const allow = 'Commands are bundled into dist/: allow it, and run the command again.'
const remedies = {
  ENOSPC: 'Commands are bundled into dist/: free disk space, and run the command again.',
  ...{ EACCES: allow, EROFS: allow, ENOTDIR: allow, EEXIST: allow },
}

/** How many files a command must be able to open at once, in addition to those that are open already. An export needs the most. */
const neededFiles = 200

/** Ends the process if it cannot open enough files. Node.js would otherwise fail later, with no more than a stack. */
function checkOpenFiles() {
  const opened = []
  try {
    while (opened.length < neededFiles) opened.push(openSync(fileURLToPath(import.meta.url)))
  } catch (error) {
    if (error.code !== 'EMFILE' && error.code !== 'ENFILE') throw error
    console.error(
      `This process cannot open enough files (${error.code}). Allow at least 1024: ulimit -n 1024, or LimitNOFILE= in a systemd unit.`,
    )
    process.exit(1)
  } finally {
    for (const file of opened) closeSync(file)
  }
}

/** The file of the command. Ends the process if it cannot be bundled or does not exist. */
async function commandFile() {
  try {
    const file = await bundledCommand(name)
    if (file) return file
    console.error(`Unknown command “${name}”. The scripts in package.json list all commands.`)
  } catch (error) {
    console.error(
      error.code in remedies ? `${error.message}. ${remedies[error.code]}` : error.message,
    )
  }
  return process.exit(1)
}

checkOpenFiles()
const file = await commandFile()
// Node.js 22 and later cache compiled code, so that this process and those that it starts are faster the next time.
// Earlier versions, and folders that cannot be written, do without it.
// biome-ignore lint/style/noProcessEnv: the processes that this one starts inherit it.
process.env.NODE_COMPILE_CACHE ??= path.join(path.dirname(file), 'compiled')
nodeModule.enableCompileCache?.()
process.argv.splice(1, process.argv.length, file, ...options)
process.setSourceMapsEnabled(true)
// Other servers are started with the same options as this process.
process.execArgv.push('--enable-source-maps')
await import(pathToFileURL(file).href)
