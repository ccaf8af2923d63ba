/** An API of the contract that serves the synthetic graph. Its terms and titles say that the data is synthetic. */
import { createServer } from 'node:http'
import { freePort } from '@/server/free-port'
import { syntheticGraph } from './synthetic-graph'

const terms = {
  license: { name: 'None', url: 'https://license.example.org', spdx_id: 'CC0-1.0' },
  attribution: {
    required: false,
    text: 'Synthetic data for benchmarks.',
    components: {
      credit: 'Synthetic data for benchmarks.',
      links: {
        web_of_trust: 'https://a.example.org',
        key_state: 'https://b.example.org',
        license: 'https://license.example.org',
      },
      indicate_changes: '',
    },
  },
  usage_guidelines: {
    commercial_use: '',
    distribution: '',
    modification: '',
    private_use: '',
    requirements: [],
  },
  api_specific: {
    rate_limits: { general: '', search: '', graph: '' },
    headers: { 'X-License': '', 'X-Attribution': '' },
    fair_use: '',
  },
  contact: { questions: '', website: '', issues: '' },
  disclaimer: 'Invented.',
  last_updated: '2026-01-02',
}

export interface SyntheticApi {
  base: string
  nodeCount: number
  linkCount: number
  stop: () => void
}

export async function serveSyntheticApi(): Promise<SyntheticApi> {
  const { nodes, links } = syntheticGraph()
  const metadata = (total: number) => ({
    total,
    compressed: false,
    format: 'json',
    cache_timestamp: '2026-01-02T00:00:00Z',
  })
  const documents: Record<string, string> = {
    '/api/v1/terms': JSON.stringify(terms),
    '/api/v1/countries': JSON.stringify({ data: [] }),
    '/api/v1/graph/nodes': JSON.stringify({ data: nodes, metadata: metadata(nodes.length) }),
    '/api/v1/graph/links': JSON.stringify({ data: links, metadata: metadata(links.length) }),
  }
  const server = createServer((request, response) => {
    const document = documents[request.url ?? '']
    response.writeHead(document ? 200 : 404, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300, s-maxage=3600, stale-while-revalidate=7200',
    })
    response.end(document ?? '{}')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return {
    base: `http://localhost:${port}/api/v1`,
    nodeCount: nodes.length,
    linkCount: links.length,
    stop: () => server.close(),
  }
}
