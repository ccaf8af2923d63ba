/** nginx for one test, with a configuration from `deploy/nginx`. It ends with the test, however that ends. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Agent, type RequestOptions, request } from 'node:https'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { requireProgram } from '@/scripts/testing/programs'
import { freePort } from '@/server/renderer-process'
import { replacing } from '../fixtures/facts'
import { newFolder } from '../fixtures/new-folder'
import { certificateIn } from './certificate'

/** The shell reads until this process ends or closes its input, and then stops nginx with its workers. */
const script = '"$@" >&2 & pid=$!; cat >/dev/null; kill -TERM $pid; wait $pid'

export const host = 'atlas.example.org'

/** Where nginx keeps pages. */
export const cacheFolder = '/var/cache/did-atlas'

export interface NginxAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface NginxService {
  /** Asks over a connection of its own, or one of an agent. */
  ask: (target: string, headers?: Record<string, string>, agent?: Agent) => Promise<NginxAnswer>
  /** Sends a form over a connection of its own. */
  post: (target: string, body: string) => Promise<NginxAnswer>
}

interface Places {
  folder: string
  port: number
  /** Where plain HTTP is led to HTTPS. */
  plainPort: number
}

/** The lines that name ports, certificates and folders of the machine, as this test has them. */
function ownPlaces(text: string, { folder, port, plainPort }: Places): string {
  const changes = [
    replacing('    listen [::]:80;\n', ''),
    replacing('    listen [::]:443 ssl http2;\n', ''),
    replacing('listen 80;', `listen 127.0.0.1:${plainPort};`),
    replacing('listen 443 ssl', `listen 127.0.0.1:${port} ssl`),
    replacing(`/etc/letsencrypt/live/${host}/fullchain.pem`, path.join(folder, 'certificate.pem')),
    replacing(`/etc/letsencrypt/live/${host}/privkey.pem`, path.join(folder, 'key.pem')),
  ]
  const changed = changes.reduce((before, change) => change(before), text)
  return changed.replaceAll(cacheFolder, path.join(folder, 'cache'))
}

/** Writes a configuration with the temporary folders of the test, and returns the options with which nginx runs it. */
function writeConfiguration(
  file: string,
  places: Places,
  change: (text: string) => string,
): string[] {
  const { folder } = places
  const text = change(ownPlaces(readFileSync(file, 'utf8'), places))
  writeFileSync(path.join(folder, 'site.conf'), text)
  certificateIn(folder, `DNS:${host}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events { worker_connections 256; }
    http { ${temporary.join(' ')} access_log off; include ${folder}/site.conf; }`,
  )
  return ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')]
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy())
  })

/** Runs nginx until the running test has finished. */
async function run(options: readonly string[], port: number): Promise<void> {
  const running = ['-c', script, 'sh', requireProgram('nginx'), ...options, '-g', 'daemon off;']
  const child = spawn('sh', running, { stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.stdin.end()
    await ended
  })
  while (!(await listens(port))) {
    if (/\[emerg\]|not found/.test(said)) throw new Error(`nginx does not start:\n${said}`)
    await sleep(20)
  }
}

async function ask(options: RequestOptions, content = ''): Promise<NginxAnswer> {
  const sent = request(options).end(content)
  const [response] = await once(sent, 'response')
  const body = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode, headers: response.headers, body }
}

/** Starts nginx with a configuration in which `change` replaces what the test needs otherwise. */
export async function startNginx(
  file: string,
  change: (text: string) => string,
): Promise<NginxService> {
  const folder = newFolder()
  const [port, plainPort] = [await freePort(), await freePort()]
  const options = writeConfiguration(file, { folder, port, plainPort }, change)
  const ca = readFileSync(path.join(folder, 'certificate.pem'))
  const site = { port, host: '127.0.0.1', servername: host, ca }
  await run(options, port)
  return {
    ask: (target, headers = {}, agent) =>
      ask({ ...site, agent: agent ?? false, path: target, headers: { host, ...headers } }),
    post: (target, content) => {
      const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
      const options = { ...site, agent: false, method: 'POST', path: target, headers }
      return ask(options, content)
    },
  }
}
