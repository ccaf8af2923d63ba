/** The messages about a database that cannot be read or loaded. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadFrom, saveTo } from '@/lib/store/open-store'
import { StoreError, StoreUnavailable } from '@/lib/store/store'
import { freePort } from '@/server/renderer-process'
import { emptyDatabase } from '../../fixtures/postgres'
import { query } from '../../fixtures/postgres-server'
import { makeSnapshot } from '../../fixtures/snapshot'
import { testWithDatabase } from '../../services/programs'
import { ended, getOutput, newPlace, runScript } from '../processes'

const refusal = (url: string): Promise<Error> =>
  loadFrom(url).then(
    () => new Error('it was loaded'),
    (error: Error) => error,
  )

testWithDatabase(
  'a database without a snapshot, or with one of another version, says what to run',
  async () => {
    const url = await emptyDatabase()
    const remedy = 'Run `npm run data:compile`.'
    expect(await refusal(url)).toBeInstanceOf(StoreError)
    expect(String(await refusal(url))).toMatch(/There is no snapshot in the store at postgres:/)
    await saveTo(url, makeSnapshot({}))
    await query(url, 'UPDATE did_atlas.stored_snapshots SET format = 1')
    const { message } = await refusal(url)
    expect(message).toContain('was written by another version')
    expect(message.endsWith(remedy)).toBe(true)
    await saveTo(url, makeSnapshot({}))
    expect((await refusal(url)).message).toBe('it was loaded')
  },
)

testWithDatabase(
  'a database that does not exist, or has another encoding, says how to make one',
  async () => {
    const url = new URL(await emptyDatabase())
    url.pathname = '/nowhere'
    expect((await refusal(url.href)).message).toMatch(
      /Create the database .*or correct STORE_URL\.$/,
    )
    await query(
      await emptyDatabase(),
      `CREATE DATABASE latin_${process.pid} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`,
    )
    url.pathname = `/latin_${process.pid}`
    await expect(saveTo(url.href, makeSnapshot({}))).rejects.toThrow(
      /has the encoding LATIN1\. Create the database with `createdb --encoding=UTF8/,
    )
  },
)

test('a server that is down is reported in one clear line on compilation and start, without the password', async () => {
  const url = `postgres://atlas:hidden-password@127.0.0.1:${await freePort()}/atlas`
  const place = await newPlace()
  place.environment.STORE_URL = url
  place.environment.STATE_FOLDER = path.dirname(place.store)
  const said = async (script: string): Promise<[unknown, string]> => {
    const child = runScript(script, place)
    const errors = getOutput(child.stderr)
    return [await ended(child), errors()]
  }
  // Each waits a while for the server.
  const [error, compiling, starting] = await Promise.all([
    refusal(url),
    said('data-compile'),
    said('api'),
  ])
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect(error.message).toMatch(
    /^The store at postgres:\/\/atlas@127\.0\.0\.1:\d+\/atlas does not respond \(.*ECONNREFUSED.*\)\. Start PostgreSQL, or correct STORE_URL\.$/,
  )
  expect([compiling, starting]).toEqual([
    [1, `${error.message}\n`],
    [1, `${error.message}\n`],
  ])
})
