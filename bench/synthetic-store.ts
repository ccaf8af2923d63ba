/**
 * Writes a store with a synthetic graph and a record for each of its nodes: `synthetic-store.ts LOCATION NODES LINKS`.
 */
import { writeStoreAt } from '@/lib/facts/store/location'
import { syntheticSnapshot } from './synthetic-snapshot'

const [location = '', nodes = '1000000', links = '2000000'] = process.argv.slice(2)
await writeStoreAt(location, syntheticSnapshot(Number(nodes), Number(links)))
