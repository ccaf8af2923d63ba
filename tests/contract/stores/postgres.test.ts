import { describe, expect, test } from 'vitest'
import { loadFrom, saveTo } from '@/lib/store/open-store'
import { emptyDatabase } from '../../fixtures/postgres'
import { query } from '../../fixtures/postgres-server'
import { isDatabaseMissing } from '../../services/programs'
import { testStore } from './store-suite'
import { currentTitle, titledSnapshot } from './titled-snapshots'

describe.skipIf(isDatabaseMissing)('PostgreSQL', () => {
  testStore(emptyDatabase)

  test('only the current snapshot stays in the database', async () => {
    const url = await emptyDatabase()
    for (const title of ['First', 'Second', 'Second']) await saveTo(url, titledSnapshot(title))
    expect(await query(url, 'SELECT count(*) FROM did_atlas.stored_snapshots')).toEqual([
      { count: '1' },
    ])
    expect(await currentTitle(url)).toBe('Second')
  })

  test('a snapshot that was damaged in the database is refused', async () => {
    const url = await emptyDatabase()
    await saveTo(url, titledSnapshot('First'))
    await query(url, `UPDATE did_atlas.stored_snapshots SET body = set_byte(body, 40, 0)`)
    await expect(loadFrom(url)).rejects.toThrow(
      /^The snapshot in the store at postgres:.+ is damaged.+ Run `npm run data:compile`\.$/,
    )
  })
})
