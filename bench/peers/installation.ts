/** Installs the peers outside of the project, whose dependencies they are not, and says which are missing. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { peersFolder } from '@/lib/env'
import { step } from '@/scripts/steps'
import type { Peer } from './server'

export const installedIn = (...names: string[]): string =>
  path.resolve(peersFolder() ?? path.join(tmpdir(), 'did-atlas-peers'), ...names)

const isInstalled = (program: string): boolean =>
  path.isAbsolute(program) ? existsSync(program) : !spawnSync(program, ['-V']).error

export const isThere = ({ programs }: Peer): boolean => programs.every(isInstalled)

/** What to do about a peer that is missing. */
export const remedy = ({ installation }: Peer): string =>
  installation.map((command) => `\`${command.join(' ')}\``).join(', then ')

function run([command = '', ...args]: readonly string[]): void {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(stderr.slice(-2000))
}

/** Installs what is missing. A peer that cannot be installed keeps none of the others from it. */
export async function installPeers(peers: readonly Peer[]): Promise<void> {
  mkdirSync(installedIn(), { recursive: true })
  for (const peer of peers.filter((each) => !isThere(each))) {
    try {
      await step(`Installing ${peer.name}`, async () => peer.installation.forEach(run))
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  console.log(`The peers are in ${installedIn()}.`)
}
