/** The reference for throughput: nginx with one worker, which serves the same bytes as static files. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@/server/free-port'

export interface StaticServer {
  address: string
  pids: readonly number[]
  startSeconds: number
  stop: () => void
}

/**
 * Serves files by name. Clients that accept gzip receive the file with `.gz` appended to its name, if there is one.
 */
export async function serveFiles(
  folder: string,
  files: Record<string, Buffer>,
): Promise<StaticServer> {
  const port = await freePort()
  const root = path.join(folder, 'files')
  mkdirSync(root, { recursive: true, mode: 0o755 })
  for (const [name, body] of Object.entries(files)) writeFileSync(path.join(root, name), body)
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      gzip_static on;
      default_type application/json;
      types { text/html html; }
      server { listen 127.0.0.1:${port}; root ${root}; }
    }`,
  )
  return { address: `http://127.0.0.1:${port}`, ...startNginx(configuration, folder) }
}

/** Starts nginx with a configuration whose `pid` is in the folder. It returns when nginx listens. */
export function startNginx(configuration: string, folder: string): Omit<StaticServer, 'address'> {
  const since = performance.now()
  execFileSync('nginx', ['-c', configuration])
  return {
    startSeconds: (performance.now() - since) / 1000,
    pids: [Number(readFileSync(path.join(folder, 'nginx.pid'), 'utf8'))],
    stop: () => execFileSync('nginx', ['-c', configuration, '-s', 'quit'], { stdio: 'ignore' }),
  }
}
