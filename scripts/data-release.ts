/** Freezes the facts as a version: `npm run data:release [-- --facts FOLDER]`. */
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { releasesFolder, writeRelease } from '@/lib/facts/releases/releases'
import { command, parseOptions, step } from './steps'

const usage = `Usage: npm run data:release [-- --facts FOLDER]

Freezes the facts of the folder (${factsFolder}) as a version of the day in their dataset.yaml.`

await command(async () => {
  const options = { facts: { type: 'string', default: factsFolder } } as const
  const { facts } = parseOptions(usage, { options }).values
  const snapshot = await step('Compiling the facts', () => compileFolder(facts))
  const { version, note } = await step('Freezing them', () =>
    writeRelease(releasesFolder, snapshot),
  )
  console.log(`Version ${version}: ${note.summary}`)
  console.log(`Write what people should know into ${releasesFolder}/${version}.yaml.`)
})
