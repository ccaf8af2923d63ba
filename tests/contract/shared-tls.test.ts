/** `rediss://`: the shared state over TLS, with a certificate that no public authority has signed. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { childEnvironment } from '@/lib/env'
import { freePort } from '@/server/renderer-process'
import { newFolder } from '../fixtures/new-folder'
import { certificateIn } from '../services/certificate'
import { testWith } from '../services/programs'
import { startRedis } from '../services/redis'

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

/** Starts a Redis that also listens for TLS, and returns its address and the file of its certificate. */
async function startWithTls(names: string) {
  const { certificate, key } = certificateIn(newFolder(), names)
  const port = await freePort()
  const files = ['--tls-cert-file', certificate, '--tls-key-file', key]
  const options = ['--tls-port', String(port), ...files, '--tls-auth-clients', 'no']
  await startRedis(...options, '--requirepass', 'secret')
  return { address: `rediss://:secret@127.0.0.1:${port}`, certificate }
}

test('servers connect over TLS if they trust the certificate', async () => {
  const { address, certificate } = await startWithTls('IP:127.0.0.1')
  expect(await countOnce(address, certificate)).toEqual({ count: 1, faults: [''] })
  expect(await countOnce(address, certificate)).toEqual({ count: 2, faults: [''] })
})

test.for([
  ['an untrusted certificate', 'IP:127.0.0.1', false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['a certificate for another name', 'DNS:redis.example.org', true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
] as const)('%s is refused with the reason', async ([, names, isTrusted, fault]) => {
  const { address, certificate } = await startWithTls(names)
  const counted = await countOnce(address, isTrusted ? certificate : '')
  expect(counted).toEqual({ count: 1, faults: [fault] })
})
