/** Freezes the facts as a version: `npm run data:release [-- --facts FOLDER]`. */
import { compileFolder } from '@/lib/facts/compile/compile'
import { releasesFolder, writeRelease } from '@/lib/facts/releases/releases'
import { releaseOptions } from './release-options'
import { command, step } from './steps'

await command(async () => {
  const { facts } = releaseOptions(process.argv.slice(2))
  const snapshot = await step('Compiling the facts', () => compileFolder(facts))
  const { version, note } = await step('Freezing them', () =>
    writeRelease(releasesFolder, snapshot),
  )
  console.log(`Version ${version}: ${note.summary}`)
  console.log(`Write what people should know into ${releasesFolder}/${version}.yaml.`)
})
