/** Runs wrk and parses its output. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Load {
  requestsPerSecond: number
  /** Latencies in milliseconds. */
  median: number
  p99: number
  /** Responses other than 2xx and 3xx, and requests without a response. */
  failures: number
}

const millisecondsPerUnit: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

function latency(output: string, percentile: string): number {
  const [, value = '', unit = ''] =
    new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? []
  return Number(value) * (millisecondsPerUnit[unit] ?? Number.NaN)
}

const parseNumber = (output: string, pattern: RegExp): number =>
  Number(pattern.exec(output)?.[1] ?? 0)

export interface LoadOptions {
  url: string
  headers?: Record<string, string>
  connections?: number
  seconds?: number
  /** The time after which a response counts as a failure, in seconds. */
  timeout?: number
  /** The path of a Lua script that generates the requests. */
  script?: string
}

/**
 * Does not block this process, which would otherwise not notice that a server has closed its idle connections, and would
 * use them again.
 */
export async function load(options: LoadOptions): Promise<Load> {
  const { url, headers = {}, connections = 32, seconds = 5, timeout = 2, script } = options
  const { stdout: output } = await execute('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--timeout=${timeout}s`,
    '--latency',
    ...(script ? [`--script=${script}`] : []),
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    url,
  ])
  return {
    requestsPerSecond: parseNumber(output, /Requests\/sec:\s+([\d.]+)/),
    median: latency(output, '50'),
    p99: latency(output, '99'),
    failures:
      parseNumber(output, /Non-2xx or 3xx responses: (\d+)/) +
      [...output.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      ),
  }
}
