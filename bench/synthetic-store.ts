/** `synthetic-store.ts FILE RECORDS` writes a store of synthetic records. */
import { writeStoreAt } from '@/lib/facts/store/location'
import { syntheticSnapshot } from './synthetic-snapshot'

const [file = '', records = ''] = process.argv.slice(2)
// A start compiles the facts in place of any store but a mirror.
const mirrorOf = 'https://synthetic.example/api/v1'
await writeStoreAt(file, { ...syntheticSnapshot(Number(records)), mirrorOf })
