/** The API alone, without the portal. */
import { readSettings } from '@/lib/env'
import { start } from '@/server/main'
import { runCommand } from './run-command'

await runCommand(async () => {
  const { address } = await start(readSettings(), { portal: false })
  console.log(`API ${address}/api/v1`)
})
