/** Measures processor time, which other processes on the machine hardly affect. */

/** The processor times of the runs in milliseconds, in ascending order. They include garbage collection. */
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
