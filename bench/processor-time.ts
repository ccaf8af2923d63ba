/** Measures processor time, which other processes of the machine affect little. */

/** Sorted processor times in milliseconds, with garbage collection. Other processes affect them little. */
export function times(runs: number, work: () => void): number[] {
  const measured = Array.from({ length: runs }, () => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return measured.sort((a, b) => a - b)
}

export const quantile = (sorted: number[], fraction: number): string =>
  `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))]?.toFixed(2)} ms`

export const warmUpRuns = 100
export const runs = 500
