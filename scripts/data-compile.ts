import { readSettings } from '@/lib/env'
import { compileStore } from './compile-store'
import { refuseOptions, runCommand } from './run-command'

await runCommand(async () => {
  refuseOptions('npm run data:compile')
  await compileStore(readSettings())
})
