import { readSettings } from '@/lib/env'
import { compileStore } from './compile-store'
import { runCommand } from './steps'

await runCommand(async () => compileStore(readSettings()))
