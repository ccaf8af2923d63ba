/** Runs wrk and parses its output. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export const connections = 32

export interface LoadOptions {
  url: string
  headers: Record<string, string>
  seconds: number
  /** The path of a Lua script that generates the requests. */
  script?: string
}

export interface Load {
  requests: number
  requestsPerSecond: number
  /** Responses other than 2xx and 3xx. */
  errors: number
  /** Requests without a response. */
  lost: number
}

/** Requests from 65,536 addresses in turn, so that none of them reaches a rate limit. */
const script = `local requests, sent = {}, 0
init = function()
  for number = 0, 65535 do
    wrk.headers["X-Forwarded-For"] = "198.18." .. math.floor(number / 256) .. "." .. number % 256
    requests[number] = wrk.format()
  end
end
request = function()
  sent = (sent + 1) % 65536
  return requests[sent]
end
`

export function writeManyAddresses(folder: string): string {
  const file = path.join(folder, 'many-addresses.lua')
  writeFileSync(file, script)
  return file
}

const numberIn = (output: string, pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0)

export function parseLoad(output: string): Load {
  const [, lost = ''] = /Socket errors: (.+)/.exec(output) ?? []
  return {
    requests: numberIn(output, /(\d+) requests in /),
    requestsPerSecond: numberIn(output, /Requests\/sec:\s+([\d.]+)/),
    errors: numberIn(output, /Non-2xx or 3xx responses: (\d+)/),
    lost: (lost.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0),
  }
}

/** Keeps its connections open. */
export async function load({ url, headers, seconds, script }: LoadOptions): Promise<Load> {
  const { stdout } = await execute('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    ...(script ? [`--script=${script}`] : []),
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    url,
  ])
  return parseLoad(stdout)
}
