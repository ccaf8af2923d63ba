/** The servers that `npm run bench -- serving` compares with DID Atlas. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { childEnvironment } from '@/lib/env'
import { loopback } from '@/server/renderer-child'
import { freePort } from '@/server/renderer-process'
import { type Atlas, key, siteUrl } from './atlas'
import { type Running, startProgram } from './programs'
import { type RecordedResponse, recordResponse } from './recorded-response'
import type { Rows, Subject } from './subjects'

export interface Contender extends Running {
  name: string
  /** The address of a subject; undefined if it has none. */
  getUrl: (subject: Subject) => string | undefined
}

export interface Place {
  atlas: Atlas
  rows: Rows
  subjects: readonly Subject[]
  recorded: readonly RecordedResponse[]
}

const require = createRequire(import.meta.url)

export const bareName = '`node:http`'
export const nginxName = 'nginx, files'

const originAt = (port: number): string => `http://127.0.0.1:${port}`

export async function startBare({ atlas, recorded }: Place): Promise<Contender> {
  const port = await freePort()
  const file = path.join(atlas.folder, 'responses.json')
  writeFileSync(file, JSON.stringify(recorded))
  const running = await startProgram({
    name: bareName,
    command: process.execPath,
    args: ['--import', 'tsx', 'bench/bare-server.ts', file, String(port)],
    environment: childEnvironment({ NODE_ENV: 'production' }),
    folder: atlas.folder,
    address: originAt(port),
  })
  return { ...running, name: bareName, getUrl: (subject) => originAt(port) + subject.path }
}

/** The configuration by which nginx sends a recorded response, whose body is in a file. */
function nginxLocation({ path: location, status, headers }: RecordedResponse, file: string) {
  const type = headers[headers.indexOf('content-type') + 1]
  const body = `default_type '${type}'; types { } alias ${file};`
  return status === 200
    ? `location = ${location} { ${body} }`
    : `location = ${location} { error_page ${status} /${status}; return ${status}; }
       location = /${status} { internal; ${body} }`
}

export async function startNginx({ atlas, recorded }: Place): Promise<Contender> {
  if (spawnSync('nginx', ['-v']).error)
    throw new Error('it is not installed (apt-get install nginx)')
  const port = await freePort()
  const folder = path.join(atlas.folder, 'nginx')
  mkdirSync(folder)
  const locations = recorded.map((response, index) => {
    const file = path.join(folder, String(index))
    const isZipped = response.headers.includes('content-encoding')
    writeFileSync(isZipped ? `${file}.gz` : file, Buffer.from(response.body, 'base64'))
    return nginxLocation(response, file)
  })
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      gzip_static on;
      keepalive_requests 1000000000;
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
    }`,
  )
  const running = await startProgram({
    name: 'nginx',
    command: 'nginx',
    args: ['-c', configuration],
    environment: childEnvironment({}),
    folder,
    address: originAt(port),
  })
  return { ...running, name: nginxName, getUrl: (subject) => originAt(port) + subject.path }
}

const isPage = ({ path }: Subject): boolean => !path.startsWith('/api/')

export async function startNext({ atlas, subjects }: Place): Promise<Contender> {
  const port = await freePort()
  const site = `http://${loopback}:${port}`
  const page = subjects.find(isPage)?.path ?? '/'
  const running = await startProgram({
    name: 'next start',
    command: process.execPath,
    args: [
      ...[require.resolve('next/dist/bin/next'), 'start'],
      ...['--port', String(port), '--hostname', loopback],
    ],
    environment: childEnvironment({
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      API_BASE_URL: atlas.api,
      API_KEY: key,
      API_BUDGET: 'none',
      LAST_GOOD: 'none',
      STORE_URL: '',
    }),
    folder: atlas.folder,
    address: site + page,
  })
  const getUrl = (subject: Subject) => (isPage(subject) ? site + page : undefined)
  return { ...running, name: '`next start`', getUrl }
}

const jsonServerVersion = '1.0.0-beta.15'

/** Installs json-server, which is not a dependency of the project, into the temporary folder. */
export async function startJsonServer({ atlas, rows }: Place): Promise<Contender> {
  const port = await freePort()
  const folder = path.join(atlas.folder, 'json-server')
  // In production it does not start without this folder of files.
  mkdirSync(path.join(folder, 'public'), { recursive: true })
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', `json-server@${jsonServerVersion}`],
    { stdio: 'pipe' },
  )
  writeFileSync(path.join(folder, 'db.json'), JSON.stringify(rows))
  const running = await startProgram({
    name: 'json-server',
    command: path.join(folder, 'node_modules/.bin/json-server'),
    args: ['--host', '127.0.0.1', '--port', String(port), 'db.json'],
    environment: childEnvironment({ NODE_ENV: 'production' }),
    folder,
    cwd: folder,
    address: originAt(port),
  })
  const getUrl = ({ ofRows }: Subject) => ofRows && originAt(port) + ofRows
  return { ...running, name: 'json-server', getUrl }
}

export const recordAll = ({ site }: Atlas, subjects: readonly Subject[]) =>
  Promise.all(subjects.map(({ path, headers }) => recordResponse(site, path, headers)))
