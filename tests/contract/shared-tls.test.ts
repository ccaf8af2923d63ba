/** `rediss://`: the shared state over TLS, with a certificate that no public authority has signed. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { childEnvironment } from '@/lib/env'
import { freePort } from '@/server/renderer-process'
import { inTemporaryFolder } from '../fixtures/facts'
import { certificateIn } from '../services/certificate'
import { testWith } from '../services/programs'
import { withRedis } from '../services/redis'

const test = testWith('redis', 'openssl')

const run = promisify(execFile)

/**
 * Counts once over TLS, trusting the certificate in a file in addition to those of public
 * authorities.
 */
async function countOnce(url: string, trusted: string): Promise<unknown> {
  const options = ['--import', 'tsx', 'tests/services/count-once.ts', url]
  const env = { ...childEnvironment({}), NODE_EXTRA_CA_CERTS: trusted }
  return JSON.parse((await run(process.execPath, options, { env })).stdout)
}

/** Provides the address of a Redis that also listens for TLS, and the file of its certificate. */
const withTls = (
  names: string,
  use: (address: string, certificate: string) => Promise<void>,
): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const { certificate, key } = certificateIn(folder, names)
    const port = await freePort()
    const files = ['--tls-cert-file', certificate, '--tls-key-file', key]
    const options = ['--tls-port', String(port), ...files, '--tls-auth-clients', 'no']
    await withRedis(
      () => use(`rediss://:secret@127.0.0.1:${port}`, certificate),
      ...options,
      '--requirepass',
      'secret',
    )
  })

test('servers connect over TLS if they trust the certificate', () =>
  withTls('IP:127.0.0.1', async (address, certificate) => {
    expect(await countOnce(address, certificate)).toEqual({ count: 1, faults: [''] })
    expect(await countOnce(address, certificate)).toEqual({ count: 2, faults: [''] })
  }))

test('an untrusted certificate, or one for another name, is refused with the reason', async () => {
  await withTls('IP:127.0.0.1', async (address) => {
    expect(await countOnce(address, '')).toEqual({
      count: 1,
      faults: ['DEPTH_ZERO_SELF_SIGNED_CERT'],
    })
  })
  await withTls('DNS:redis.example.org', async (address, certificate) => {
    expect(await countOnce(address, certificate)).toEqual({
      count: 1,
      faults: ['ERR_TLS_CERT_ALTNAME_INVALID'],
    })
  })
})
