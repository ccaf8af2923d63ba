import { expect, test, vi } from 'vitest'
import { UpstreamReport } from '@/lib/renderer-messages'
import { UpstreamReports } from './upstream'

vi.mock('server-only', () => ({}))

test('many requests are one report, which the server can read, and no request is reported twice', async () => {
  const sent: unknown[] = []
  const reports = new UpstreamReports((report) => sent.push(report), 5)
  for (let index = 0; index < 100; index += 1) {
    reports.count({ limit: 'general', outcome: 'document', waitedMs: 2 })
  }
  reports.count({ limit: 'graph', outcome: 'too_late', waitedMs: 0 })
  await expect.poll(() => sent).toHaveLength(1)
  reports.setDown(true)
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent.map((report) => UpstreamReport.parse(report))).toEqual([
    {
      kind: 'upstream',
      requests: [
        { limit: 'general', outcome: 'document', count: 100, waitedMs: 200 },
        { limit: 'graph', outcome: 'too_late', count: 1, waitedMs: 0 },
      ],
      isDown: false,
    },
    { kind: 'upstream', requests: [], isDown: true },
  ])
})
