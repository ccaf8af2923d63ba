/**
 * Counts one request in the Redis at an address, as a server does, and prints the count and what became of the
 * connection. A process of its own, because Node.js reads `NODE_EXTRA_CA_CERTS` only when it starts.
 */
import Fastify from 'fastify'
import { rateCounter } from '@/server/shared/rate-counter'
import { SharedRedis } from '@/server/shared/shared-redis'

const max = 100
const [url = ''] = process.argv.slice(2)
const faults: string[] = []
const onChange = (fault = '') => faults.push(fault)
const shared = new SharedRedis({ url, siteUrl: 'https://atlas.test', onChange, maxWaitMs: 10_000 })
await shared.connect()
const app = Fastify()
const count = await rateCounter(app, 'synthetic', { max, timeWindow: 60_000 }, shared)
app.get('/', async (request) => max - (await count(request)).remaining)
const { body } = await app.inject('/')
await app.close()
shared.close()
process.stdout.write(JSON.stringify({ count: Number(body), faults }))
