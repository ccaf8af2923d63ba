/** Freezes the facts as a version: `npm run data:release [-- --facts FOLDER]`. */
import { parseArgs } from 'node:util'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { releasesFolder, writeRelease } from '@/lib/facts/releases/releases'
import { command, step } from './steps'

await command(async () => {
  const { values } = parseArgs({ options: { facts: { type: 'string', default: factsFolder } } })
  const snapshot = await step('Compiling the facts', () => compileFolder(values.facts))
  const { version, note } = await step('Freezing them', () =>
    writeRelease(releasesFolder, snapshot),
  )
  console.log(`Version ${version}: ${note.summary}`)
  console.log(`Write what people should know into ${releasesFolder}/${version}.yaml.`)
})
