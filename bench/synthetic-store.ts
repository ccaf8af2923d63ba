/** Writes a store with a synthetic graph and a record for each of its nodes: `synthetic-store.ts FILE NODES LINKS`. */
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import { syntheticSnapshot } from './synthetic-snapshot'

const [file = '', nodes = '1000000', links = '2000000'] = process.argv.slice(2)
writeSqliteStore(file, syntheticSnapshot(Number(nodes), Number(links)))
