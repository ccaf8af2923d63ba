import { parseArgs } from 'node:util'
import { readSettings } from '@/lib/env'
import { KeyStore } from '@/lib/facts/store/keys'
import { keyFile } from '@/server/key-file'
import { keyLine } from './key-line'
import { command, UsageError, usageError } from './steps'

const usage = `npm run keys -- create NAME [--unlimited]   make a key; it is shown once
npm run keys -- list                          all keys, without their secrets
npm run keys -- revoke ID                     a key with this id is no longer accepted`

function create(keys: KeyStore, name: string, unlimited: boolean): void {
  const { id, key } = keys.create(name, { unlimited })
  console.log(
    `Key ${id} for ${name}${unlimited ? ', without rate limits' : ''}. It is shown only now:`,
  )
  console.log(key)
}

function list(keys: KeyStore): void {
  const all = keys.list()
  if (all.length === 0) console.log('There are no keys. Make one: npm run keys -- create NAME')
  for (const key of all) console.log(keyLine(key))
}

function revoke(keys: KeyStore, id: string): void {
  if (!keys.revoke(id))
    throw new UsageError(`There is no valid key ${id}. npm run keys -- list shows them.`)
  console.log(`Key ${id} is revoked. Running servers refuse it within a second.`)
}

function parseOptions() {
  try {
    return parseArgs({ allowPositionals: true, options: { unlimited: { type: 'boolean' } } })
  } catch (error) {
    throw usageError(error, usage)
  }
}

await command(async () => {
  const { positionals, values } = parseOptions()
  const [verb, argument, ...more] = positionals
  if (more.length > 0 || (argument && !/^[^\p{C}]{1,100}$/u.test(argument))) {
    throw new UsageError(`A name is one word or a quoted text of up to 100 characters.\n\n${usage}`)
  }
  const keys = new KeyStore(keyFile(readSettings()))
  try {
    if (verb === 'create' && argument) create(keys, argument, values.unlimited === true)
    else if (verb === 'list') list(keys)
    else if (verb === 'revoke' && argument) revoke(keys, argument)
    else throw new UsageError(usage)
  } finally {
    keys.close()
  }
})
