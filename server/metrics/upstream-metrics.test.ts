import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { UpstreamReport } from '@/lib/renderer-messages'
import { UpstreamMetrics } from './upstream-metrics'

const report = (changes: Partial<UpstreamReport>): UpstreamReport => ({
  kind: 'upstream',
  requests: [],
  isDown: false,
  ...changes,
})

test('adds up the reports of renderers, and exposes the budget too', async () => {
  const registry = new Registry()
  const upstream = new UpstreamMetrics(registry)
  upstream.setBudget({
    general: { count: 60, window: 60_000 },
    search: { count: 2, window: 1_000 },
    graph: { count: 10, window: 60_000 },
  })
  const failed = { limit: 'general', outcome: 'failed', count: 3, waitedMs: 500 } as const
  upstream.add(report({ requests: [failed] }))
  upstream.add(report({ requests: [failed], isDown: true }))
  const lines: string[] = (await registry.metrics()).split('\n')
  for (const line of [
    'did_atlas_upstream_requests_total{limit="general",outcome="failed"} 6',
    'did_atlas_upstream_requests_total{limit="general",outcome="refused"} 0',
    'did_atlas_upstream_wait_seconds_total{limit="general"} 1',
    'did_atlas_upstream_budget_per_second{limit="search"} 2',
    'did_atlas_upstream_down 1',
  ]) {
    expect(lines).toContain(line)
  }
  upstream.reset()
  expect(await registry.metrics()).toContain('did_atlas_upstream_down 0')
})
