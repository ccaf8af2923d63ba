import { readSettings } from '@/lib/env'
import { compileStore } from './compile-store'
import { command } from './steps'

await command(async () => compileStore(readSettings()))
