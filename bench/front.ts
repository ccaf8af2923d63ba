/** nginx as `deploy/nginx/several-servers.conf` sets it up before the server, which keeps pages for five seconds. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@/server/free-port'
import { type StaticServer, startNginx } from './nginx'

const source = 'deploy/nginx/several-servers.conf'

/** What differs here: one server, no TLS, and no limit on a client, since one client sends all requests. */
function configurationFor(site: string, port: number, folder: string): string {
  const [, secure = ''] =
    /\n(server \{\n {4}listen 443[\s\S]*)$/.exec(readFileSync(source, 'utf8')) ?? []
  const [shared = ''] = readFileSync(source, 'utf8').split('\nserver {')
  if (secure === '') throw new Error(`${source} has no server on port 443`)
  const upstream = `    server ${new URL(site).host};\n`
  return (shared + secure)
    .replace(/(?: {4}server 127\.0\.0\.1:\d+.*\n)+/, upstream)
    .replace(/ {4}listen 443.*\n {4}listen .*\n/, `    listen 127.0.0.1:${port};\n`)
    .replaceAll(/^\s*(?:ssl_|limit_|server_name|add_header Strict).*\n/gm, '')
    .replaceAll('/var/cache/nginx', path.join(folder, 'cache'))
}

export async function serveFront(site: string, parent: string): Promise<StaticServer> {
  const folder = path.join(parent, 'front')
  mkdirSync(path.join(folder, 'cache'), { recursive: true, mode: 0o755 })
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { ${configurationFor(site, port, folder)} }`,
  )
  return { address: `http://127.0.0.1:${port}`, ...startNginx(file, folder) }
}
