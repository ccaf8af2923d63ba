/** Collects the times of requests, and summarizes them. */
import { key } from './atlas'

export async function visit(address: string): Promise<{ status: number; milliseconds: number }> {
  const since = performance.now()
  const response = await fetch(address, { headers: { 'x-api-key': key }, redirect: 'error' })
  await response.arrayBuffer()
  return { status: response.status, milliseconds: performance.now() - since }
}

/** In milliseconds, in ascending order. Throws for any status but 200. */
export async function measureTimes(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const address of addresses) {
    const { status, milliseconds } = await visit(address)
    if (status !== 200) throw new Error(`${address} answered ${status}`)
    times.push(milliseconds)
  }
  return times.sort((a, b) => a - b)
}

export const quantile = (sorted: readonly number[], fraction: number): string =>
  `${(sorted[Math.floor((sorted.length - 1) * fraction)] ?? Number.NaN).toFixed(2)} ms`

export const median = (sorted: readonly number[]): string => quantile(sorted, 0.5)
export const p99 = (sorted: readonly number[]): string => quantile(sorted, 0.99)

/** Evenly spaced items of a list, up to a maximum number. */
export const evenly = <T>(list: readonly T[], count: number): T[] =>
  list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
