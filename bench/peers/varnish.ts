/** Varnish, a cache before `next start`. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { foreignEnvironment } from '@/lib/env'
import { freePort } from '@/server/free-port'
import { loopback } from '@/server/renderer-child'
import { pageAsks } from './atlas'
import { nextVersion, startNext } from './next-start'
import { startProgram } from './program'
import type { Peer } from './server'

/** Its built-in rules, which obey `Cache-Control`; pages are compressed once, when they are stored. */
const configuration = (port: number): string => `vcl 4.1;
backend default { .host = "${loopback}"; .port = "${port}"; }
sub vcl_backend_fetch { set bereq.http.Host = "${loopback}:${port}"; }
sub vcl_backend_response { set beresp.do_gzip = true; }
`

const version = (): string =>
  /varnish-([\d.]+)/.exec(String(spawnSync('varnishd', ['-V']).stderr))?.[1] ?? 'unknown'

export const varnish: Peer = {
  name: 'next start behind Varnish',
  programs: ['varnishd'],
  installation: [['apt-get', 'install', '--yes', '--no-install-recommends', 'varnish']],
  async start(place) {
    const { folder, served } = place
    const next = await startNext(place)
    const own = path.join(folder, 'varnish')
    mkdirSync(own)
    writeFileSync(path.join(own, 'default.vcl'), configuration(next.port))
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const running = await startProgram({
      name: 'Varnish',
      command: 'varnishd',
      args: [
        ...['-F', '-j', 'none', '-n', path.join(own, 'state')],
        ...['-a', `127.0.0.1:${port}`, '-f', path.join(own, 'default.vcl'), '-s', 'default,256m'],
      ],
      environment: foreignEnvironment({}),
      folder: own,
      address: `${address}/icon.svg`,
    })
    return {
      name: 'next start behind Varnish',
      version: `Varnish ${version()}, Next.js ${nextVersion()}`,
      setup:
        'Debian’s package with its built-in rules, 256 MB of memory, and pages compressed when they are stored. It answers with threads on all cores, DID Atlas with one thread.',
      asks: await pageAsks(served, address),
      pids: [...next.pids, ...running.pids],
      startSeconds: next.startSeconds + running.startSeconds,
      async stop() {
        await running.stop()
        await next.stop()
      },
    }
  },
}
