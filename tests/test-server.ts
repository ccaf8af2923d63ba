/** The server for contract and browser tests: the real one, with the real facts, in a separate folder. */
import { createHash } from 'node:crypto'

/**
 * Derived from the folder of the checkout, so that several can be tested at once, and below the ephemeral ports of the
 * system.
 */
const port = 20_000 + (createHash('sha256').update(process.cwd()).digest().readUInt16BE() % 10_000)

export const testServer = {
  address: `http://127.0.0.1:${port}`,
  apiBase: `http://127.0.0.1:${port}/api/v1`,
  /** The portal's own key, to which no rate limit applies. */
  portalKey: 'portal-key-of-the-tests',
  keyFile: 'var/test/keys.db',
  storeFile: 'var/test/atlas.db',
  correctionsFile: 'var/test/corrections.ndjson',
  environment: {
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    API_KEY: 'portal-key-of-the-tests',
    API_BASE_URL: '',
    STORE_URL: 'sqlite:var/test/atlas.db',
    CORRECTIONS: 'var/test/corrections.ndjson',
    LOG_LEVEL: 'error',
    // Lets each test have its own client IP address.
    TRUST_PROXY: '127.0.0.1',
  },
} as const
