import { readSettings } from '@/lib/env'
import { compileStore } from './compile-store'
import { runCommand } from './run-command'

await runCommand(async () => compileStore(readSettings()))
