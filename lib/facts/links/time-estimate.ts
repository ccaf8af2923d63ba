/**
 * Estimates how long a run will still take. The host with the most addresses often decides, because requests to it are
 * slow.
 */

/** The weight of the latest measurement. */
const weight = 0.05

class Mean {
  value = 0
  #measured = false

  add(value: number): void {
    this.value = this.#measured ? this.value + weight * (value - this.value) : value
    this.#measured = true
  }
}

export class TimeEstimate {
  readonly #left: Map<string, number>
  readonly #perAddress = new Mean()
  readonly #perLookup = new Mean()
  #addresses: number
  #lookups: number
  readonly total: number

  constructor(
    addressesByHost: ReadonlyMap<string, readonly unknown[]>,
    lookups: number,
    private readonly concurrentHosts: number,
  ) {
    this.#left = new Map([...addressesByHost].map(([host, { length }]) => [host, length]))
    this.#addresses = [...this.#left.values()].reduce((sum, count) => sum + count, 0)
    this.#lookups = lookups
    this.total = this.#addresses + lookups
  }

  addressDone(host: string, milliseconds: number): void {
    this.#perAddress.add(milliseconds)
    this.#addresses -= 1
    this.#left.set(host, (this.#left.get(host) ?? 1) - 1)
  }

  lookupDone(milliseconds: number): void {
    this.#perLookup.add(milliseconds)
    this.#lookups -= 1
  }

  get done(): number {
    return this.total - this.#addresses - this.#lookups
  }

  get secondsLeft(): number {
    const longest = Math.max(0, ...this.#left.values())
    const addresses = Math.max(longest, this.#addresses / this.concurrentHosts)
    const times = [addresses * this.#perAddress.value, this.#lookups * this.#perLookup.value]
    return Math.max(...times) / 1000
  }
}
