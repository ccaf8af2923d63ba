/** Finds free ports on the loopback interface, and waits for ports to become free. */
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { loopback } from './renderer-child'

/** How long to wait for a port that is in use. */
const maxWaitMs = 5_000

/** Finds a free port on the loopback interface. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    // Without this, servers that share the public port would all be given the same one.
    probe.listen({ port: 0, host: loopback, exclusive: true }, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, loopback)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      resolve(true)
      socket.destroy()
    })
  })

/**
 * Waits for a port to become free; false if it stays in use. The renderer of a server that is stopping may still hold
 * it.
 */
export async function isGivenUp(port: number): Promise<boolean> {
  for (const since = performance.now(); performance.now() - since < maxWaitMs; await sleep(100)) {
    if (!(await accepts(port))) return true
  }
  return false
}
