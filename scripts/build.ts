import { readSettings } from '@/lib/env'
import { buildPortal } from './build-portal'
import { compileStore } from './compile-store'
import { refuseOptions, runCommand } from './run-command'

await runCommand(async () => {
  refuseOptions('npm run build')
  const settings = readSettings()
  if (!settings.API_BASE_URL) await compileStore(settings)
  await buildPortal()
})
