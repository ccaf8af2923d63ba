/**
 * Counts one request in the shared state at an address, as a server does, and prints the count and what became of the
 * connection. A process of its own, because Node.js reads `NODE_EXTRA_CA_CERTS` only when it starts.
 */
import { SharedState } from '@/server/shared/shared-state'

const [url = ''] = process.argv.slice(2)
const faults: string[] = []
const onChange = (fault = '') => faults.push(fault)
const shared = new SharedState({ url, siteUrl: 'https://atlas.test', onChange, maxWaitMs: 10_000 })
await shared.connect()
const [count] = (await shared.ask((redis) => redis.countInWindow('limit:synthetic', 60_000))) ?? []
shared.close()
process.stdout.write(JSON.stringify({ count, faults }))
