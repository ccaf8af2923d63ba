/** `synthetic-store.ts FILE RECORDS` writes a store of synthetic records. */
import { saveTo } from '@/lib/store/open-store'
import { syntheticSnapshot } from './synthetic-snapshot'

const [file = '', records = ''] = process.argv.slice(2)
// A start compiles the facts in place of any store but a mirror.
const mirroredFrom = 'https://synthetic.example/api/v1'
await saveTo(file, { ...syntheticSnapshot(Number(records)), mirroredFrom })
