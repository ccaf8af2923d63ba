import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '@/lib/env'
import { type ApiKeys, pollMs } from '@/lib/store/keys'
import { openKeysForCommand } from '@/lib/store/open-keys'
import { counted } from '@/lib/text/counted'
import { keyLine } from './key-line'
import { parseOptions, runCommand, UsageError } from './run-command'

/** How long a server takes to read the keys. */
const maxReadMs = 200

const usage = `npm run keys -- create NAME [--unlimited]   create a key and show it once; --unlimited: without rate limits
npm run keys -- list                        list all keys, without their secrets
npm run keys -- revoke ID                   revoke the key with this id
npm run keys -- purge                       delete revoked and expired keys`

async function create(keys: ApiKeys, name: string, unlimited: boolean): Promise<void> {
  const { id, key } = await keys.create(name, { unlimited })
  console.log(
    `Key ${id} for ${name}${unlimited ? ', without rate limits' : ''}. It is shown only once:`,
  )
  console.log(key)
  // A script may use the key as soon as this command ends; by then, running servers accept it.
  await sleep(pollMs + maxReadMs)
}

async function list(keys: ApiKeys): Promise<void> {
  const keyRecords = await keys.list()
  if (keyRecords.length === 0)
    console.log('There are no keys. Create one: npm run keys -- create NAME')
  for (const key of keyRecords) console.log(keyLine(key))
}

async function revoke(keys: ApiKeys, id: string): Promise<void> {
  if (!(await keys.revoke(id)))
    throw new UsageError(`There is no valid key ${id}. List them: npm run keys -- list`)
  console.log(`Key ${id} is revoked. Running servers refuse it within a second or two.`)
}

async function purge(keys: ApiKeys): Promise<void> {
  const { revoked, expired } = await keys.purge()
  console.log(`Deleted ${counted(revoked, 'revoked key')} and ${counted(expired, 'expired key')}.`)
}

const options = { unlimited: { type: 'boolean' } } as const

await runCommand(async () => {
  const { positionals, values } = parseOptions(usage, { allowPositionals: true, options })
  const [verb, argument, ...more] = positionals
  if (more.length > 0 || (argument && !/^[^\p{C}]{1,100}$/u.test(argument))) {
    throw new UsageError(`A name is one word or a quoted text of up to 100 characters.\n\n${usage}`)
  }
  const keys = await openKeysForCommand(readSettings())
  try {
    if (verb === 'create' && argument) await create(keys, argument, values.unlimited === true)
    else if (verb === 'list' && !argument) await list(keys)
    else if (verb === 'revoke' && argument) await revoke(keys, argument)
    else if (verb === 'purge' && !argument) await purge(keys)
    else throw new UsageError(usage)
  } finally {
    await keys.close()
  }
})
