/** Two servers of one site behind nginx, with their store in PostgreSQL and their shared state in Redis. */
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Snapshot } from '@/lib/dataset/snapshot'
import { saveTo } from '@/lib/store/open-store'
import {
  ended,
  getRenderer,
  newPlace,
  type Place,
  type RunningServer,
  read,
  startServer,
} from '../contract/processes'
import { replacing } from '../fixtures/facts'
import { newDatabase, PostgresServer } from '../fixtures/postgres-server'
import { host, type NginxService, startNginx } from '../services/nginx'
import { type RedisService, startRedis } from '../services/redis'

/** One server with its renderer, which can be started again after it has been killed. */
export class FleetServer {
  #server: RunningServer | undefined

  constructor(readonly place: Place) {}

  async start(): Promise<void> {
    this.#server = await startServer(this.place)
  }

  async kill(): Promise<void> {
    if (!this.#server) return
    this.#server.process.kill('SIGKILL')
    await ended(this.#server.process)
  }

  killRenderer(): void {
    if (this.#server) process.kill(getRenderer(this.#server.process), 'SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#server?.stop()
  }

  /** `healthy`, `degraded` or why it does not answer. */
  async health(): Promise<string> {
    const answer = await read(this.place, '/api/v1/health').catch(String)
    return /"status":"(\w+)"/.exec(answer)?.[1] ?? answer
  }
}

export interface Fleet {
  nginx: NginxService
  servers: [FleetServer, FleetServer]
  redis: RedisService
  postgres: PostgresServer
  /** Makes a snapshot the current one. */
  load: (snapshot: Snapshot) => Promise<unknown>
}

async function makeFleetServer(database: string, redis: RedisService): Promise<FleetServer> {
  const place = await newPlace()
  const settings = {
    SITE_URL: `https://${host}`,
    STORE_URL: database,
    STATE_FOLDER: path.dirname(place.store),
    REDIS_URL: redis.url,
    TRUST_PROXY: '127.0.0.1',
  }
  Object.assign(place.environment, settings)
  return new FleetServer(place)
}

/** The configuration with the ports of the servers. Visitors state their addresses, because all are on one machine. */
const configurationFor = (servers: readonly FleetServer[]) => (text: string) =>
  [
    ...servers.map(({ place }, index) =>
      replacing(`127.0.0.1:${3000 + index}`, `127.0.0.1:${place.port}`),
    ),
    replacing(
      'client_max_body_size',
      'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; client_max_body_size',
    ),
  ].reduce((before, change) => change(before), text)

/** Starts a fleet that serves a snapshot. */
export async function startFleet(snapshot: Snapshot): Promise<Fleet> {
  const postgres = await PostgresServer.launch()
  onTestFinished(() => postgres.close())
  const database = await newDatabase(postgres.address())
  const load = (next: Snapshot) => saveTo(database, next)
  await load(snapshot)
  const redis = await startRedis()
  const servers: Fleet['servers'] = [
    await makeFleetServer(database, redis),
    await makeFleetServer(database, redis),
  ]
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop()))
  })
  for (const server of servers) await server.start()
  const file = 'deploy/nginx/several-servers.conf'
  const nginx = await startNginx(file, configurationFor(servers))
  return { nginx, servers, redis, postgres, load }
}
