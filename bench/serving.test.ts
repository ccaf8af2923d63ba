import { expect, test } from 'vitest'
import { type Measurement, servingTable } from './serving'
import { parseLoad } from './wrk'

const rounds = (subject: string, server: string, rates: readonly number[]): Measurement[] =>
  rates.map((requestsPerSecond, index) => ({
    subject,
    server,
    round: index + 1,
    requestsPerSecond,
    microseconds: 1_000_000 / requestsPerSecond,
    failed: index,
  }))

test('computes shares within a round, and medians of all rounds', () => {
  const measurements = [
    ...rounds('a list', 'own', [50_000, 20_000, 30_000]),
    ...rounds('a list', 'bare', [100_000, 25_000, 40_000]),
    ...rounds('a page', 'own', [100]),
    ...rounds('a page', 'bare', [2000]),
  ]
  expect(servingTable(measurements, 'bare').split('\n').slice(2)).toEqual([
    '| a list | own | 30,000 | 75% | 33.3 µs | 133% | 3 |',
    '| a list | bare | 40,000 | 100% | 25.0 µs | 100% | 3 |',
    '| a page | own | 100 | 5.0% | 10000.0 µs | 2000% | 0 |',
    '| a page | bare | 2,000 | 100% | 500.0 µs | 100% | 0 |',
  ])
})

test('reads the numbers of answered, refused and lost requests from the output of wrk', () => {
  const output = `Running 2s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.02ms    0.50ms   9.00ms   90.00%
    Req/Sec    39.71k     1.00k   41.00k    70.00%
  79420 requests in 2.00s, 40.00MB read
  Socket errors: connect 0, read 3, write 1, timeout 2
  Non-2xx or 3xx responses: 17
Requests/sec:  39710.25
Transfer/sec:     20.00MB
`
  expect(parseLoad(output)).toEqual({
    requests: 79_420,
    requestsPerSecond: 39_710.25,
    errors: 17,
    lost: 6,
  })
  expect(parseLoad(output.replace(/ {2}(?:Socket|Non-2xx).*\n/g, ''))).toMatchObject({
    errors: 0,
    lost: 0,
  })
})
