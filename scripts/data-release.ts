/** Freezes the facts as a version: `npm run data:release [-- --facts FOLDER]`. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { makeManifest, type Snapshot } from '@/lib/dataset/snapshot'
import { readSettings } from '@/lib/env'
import { citationFile } from '@/lib/facts/citation-file'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder, frozenEnding } from '@/lib/facts/load/facts-folder'
import { readFrozen, releasesFolder, writeRelease } from '@/lib/facts/releases/releases'
import { parseOptions, runCommand, step } from './run-command'

const usage = `Usage: npm run data:release [-- --facts FOLDER]

Freezes the facts in FOLDER (${factsFolder} by default) as a version named after the date in its dataset.yaml,
and cites it in CITATION.cff.`

/** `CITATION.cff` in the root of the repository cites the newest version. */
async function writeCitation(version: string, snapshot: Snapshot): Promise<void> {
  const sha256 = createHash('sha256')
    .update(await readFrozen(releasesFolder, version))
    .digest('hex')
  const file = { name: `${releasesFolder}/${version}${frozenEnding}`, sha256 }
  const { REPO_URL: code } = readSettings()
  await writeFile('CITATION.cff', citationFile(makeManifest(snapshot), file, { code }))
}

await runCommand(async () => {
  const options = { facts: { type: 'string', default: factsFolder } } as const
  const { facts } = parseOptions(usage, { options }).values
  const snapshot = await step('Compiling the facts', () => compileFolder(facts))
  const { version, note } = await step('Freezing them', () =>
    writeRelease(releasesFolder, snapshot),
  )
  if (facts === factsFolder) await writeCitation(version, snapshot)
  console.log(`Version ${version}: ${note.summary}`)
  console.log(`Add notes for readers to ${releasesFolder}/${version}.yaml.`)
})
