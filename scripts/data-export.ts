/** Generates the files of `/downloads` from the store: `npm run data:export`. */
import { readSettings } from '@/lib/env'
import { exportStore } from '@/lib/export/export-store'
import { downloadsFolder } from '@/server/downloads/current-downloads'
import { refuseOptions, runCommand, step } from './run-command'

await runCommand(async () => {
  refuseOptions('npm run data:export')
  const settings = readSettings()
  const { store, SITE_URL } = settings
  const root = downloadsFolder(settings)
  const { folder, downloads } = await step('Creating the downloads', () =>
    exportStore(store, {
      root,
      siteUrl: SITE_URL,
      onStep: (title) => console.log(`  ${title}`),
    }),
  )
  const bytes = downloads.files.reduce((sum, file) => sum + file.bytes, 0)
  const megabytes = (bytes / 1e6).toFixed(1)
  console.log(
    `${downloads.files.length} files of version ${downloads.version}, ${megabytes} MB, in ${folder}`,
  )
})
