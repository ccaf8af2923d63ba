import { readSettings } from '@/lib/env'
import { getDid, isLocalDid } from '@/lib/proof/did-web'
import {
  didKeyFile,
  ensureKeys,
  type KeyRing,
  revokeKey,
  rotateKeys,
} from '@/server/proof/did-keys'
import { parseOptions, runCommand, UsageError } from './run-command'

const usage = `npm run keys:did -- list                     list the site's signing keys, without their secrets, and create one if there are none
npm run keys:did -- rotate                   sign with a new key from now on; earlier signatures stay valid
npm run keys:did -- rotate --compromised     the same, and revoke the old key with all its signatures
npm run keys:did -- revoke KEY               revoke a former key, with all its signatures`

function printKeys({ current, former }: KeyRing, siteUrl: string): void {
  const did = getDid(siteUrl)
  console.log(
    did ?? `${siteUrl} has no identifier: SITE_URL must be an https URL with a domain name.`,
  )
  if (did && isLocalDid(did)) {
    console.error(
      'SITE_URL is not set for this command, or is local: this is not the identifier of a public site. Run it with the settings of the server.',
    )
  }
  console.log(`${current.publicKeyMultibase}  since ${current.created}, signs`)
  for (const { publicKeyMultibase, created, replaced, revoked } of former) {
    const state = revoked ? `revoked ${revoked}` : 'still verifies'
    console.log(`${publicKeyMultibase}  from ${created} to ${replaced}, ${state}`)
  }
}

const options = { compromised: { type: 'boolean' } } as const

await runCommand(async () => {
  const { positionals, values } = parseOptions(usage, { allowPositionals: true, options })
  const [command, key, ...more] = positionals
  const settings = readSettings()
  const file = didKeyFile(settings)
  const { compromised = false } = values
  const run = (): KeyRing => {
    if (more.length > 0 || (compromised && command !== 'rotate')) throw new UsageError(usage)
    if (command === 'list' && !key) return ensureKeys(file)
    if (command === 'rotate' && !key) return rotateKeys(file, compromised)
    if (command === 'revoke' && key) return revokeKey(file, key)
    throw new UsageError(usage)
  }
  printKeys(run(), settings.SITE_URL)
  if (command !== 'list') console.log('Running servers apply the change from the next request.')
})
