/** The arguments with which `npm run dev` starts Next.js. */
import type { Settings } from '@/lib/env'
import { loopback } from '@/server/renderer-child'

/** Replaces a loopback address with its name; `server/renderer-child.ts` explains why. */
const nameOfHost = (host: string): string =>
  host.startsWith('127.') || host === '::1' ? loopback : host

/** The host is always stated, because Next.js otherwise listens on every address of the machine. */
export const devArguments = ({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string[] => [
  ...['dev', '--hostname', nameOfHost(HOST)],
  ...['--port', String(PORT)],
]
