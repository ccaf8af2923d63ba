import { expect, test } from 'vitest'
import type { Reply } from '@/lib/client/http/client'
import { newFolder } from '@/tests/fixtures/new-folder'
import { Archive } from './archive'

test('reports why a request is repeated', async () => {
  const replies: Reply[] = [
    { kind: 'unavailable', reason: 'GET /terms: status 500', refused: false },
    { kind: 'document', body: {}, text: '{}' },
  ]
  const reports: [string, number][] = []
  const archive = new Archive({
    folder: newFolder(),
    client: { get: async () => replies.shift() as Reply },
    onRetry: (...report) => reports.push(report),
  })
  expect(await archive.text('/terms')).toBe('{}')
  expect(reports).toEqual([['GET /terms: status 500', 1_000]])
})
