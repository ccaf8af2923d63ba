/**
 * Shares the renderer fairly: a few renders run at once, and the next one always belongs to the client with the fewest
 * in progress, so that a client who requests many pages does not delay those who request one.
 */
import { TimeoutStrategy, timeout } from 'cockatiel'

/** The queue is full, or holds too many renders of this client. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

export interface RenderQueueOptions {
  /** The maximum number of concurrent renders. */
  concurrency?: number
  /** The maximum for one client, even if no other is waiting: the next client then finds the renderer less busy. */
  perClient?: number
  maxWaiting?: number
  /** The longest wait for a turn. A request that would wait longer is refused at once. */
  maxTurnMs?: number
  /** The longest wait for a render, including the wait for its turn. */
  maxWaitMs?: number
  now?: () => number
}

interface Task<Result> {
  work: () => Promise<Result>
  result: Promise<Result>
  settle: (result: Promise<Result>) => void
  isRunning: boolean
  /** The time from which nobody waits for the result. */
  expires: number
}

/** At least this many renders may wait, however slow they are, because the cause of the slowness may have passed. */
const minWaiting = 32
/** The weight of the newest render in the average duration. */
const weightOfNewest = 0.1

/** Room for all files that one page loads at once: /statistics, which has the most, has twelve charts. */
const filesOfOnePage = 16

/** Each client may occupy this share of the remaining capacity, so that some is always left for the next. */
const shareOfRoom = 1 / 8

export class RenderQueue<Result> {
  readonly #tasks = new Map<string, Task<Result>>()
  /** The keys that each client waits for. Clients are in the order of their turns. */
  readonly #waiting = new Map<string, string[]>()
  readonly #options: Required<RenderQueueOptions>
  readonly #deadline
  /** The number of each client's renders in progress. */
  readonly #runningOf = new Map<string, number>()
  #waitingCount = 0
  #running = 0
  /** The average duration of a render. */
  #averageMs = 0

  constructor(options: RenderQueueOptions = {}) {
    const { concurrency = 8, perClient = concurrency, now = Date.now } = options
    const { maxWaiting = 512, maxTurnMs = 4_000, maxWaitMs = 15_000 } = options
    this.#options = { concurrency, perClient, maxWaiting, maxTurnMs, maxWaitMs, now }
    this.#deadline = timeout(maxWaitMs, TimeoutStrategy.Aggressive)
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waitingCount }
  }

  /**
   * Returns the result of a key's work, which is shared by all who ask for the key in the meantime. Rejects with a
   * `RefusedError`, with cockatiel's `TaskCancelledError` after `maxWaitMs`, and otherwise as the work does.
   */
  run(client: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#tasks.get(key)
    const task = known ?? this.#newTask(key, work)
    // A key that is waiting for the turn of one client starts earlier if another client that also waits for it has its
    // turn first.
    const isQueued = task.isRunning || this.#enqueue(client, key)
    if (!isQueued && !known) {
      this.#tasks.delete(key)
      return Promise.reject(new RefusedError('too many renders wait'))
    }
    task.expires = this.#options.now() + this.#options.maxWaitMs
    this.#startNext()
    return this.#deadline.execute(() => task.result)
  }

  #newTask(key: string, work: () => Promise<Result>): Task<Result> {
    let settle: Task<Result>['settle'] = () => {}
    const result = new Promise<Result>((resolve) => {
      settle = resolve
    })
    const task = { work, result, settle, isRunning: false, expires: 0 }
    this.#tasks.set(key, task)
    return task
  }

  /** How many renders may wait if the last one is to have its turn in time. */
  #capacity(): number {
    const { concurrency, maxTurnMs, maxWaiting } = this.#options
    if (this.#averageMs === 0) return maxWaiting
    const inTime = Math.floor((maxTurnMs * concurrency) / this.#averageMs)
    return Math.min(maxWaiting, Math.max(minWaiting, inTime))
  }

  /**
   * If `perClient` is below `concurrency`, a client may have the files of one page wait instead, but no more than half
   * of the remaining capacity.
   */
  #filesOf(room: number): number {
    const { concurrency, perClient } = this.#options
    return perClient < concurrency ? Math.min(filesOfOnePage, room / 2) : 0
  }

  /**
   * The first render of a client has its turn after one render of each other client, however many these wait for.
   * Renders that a client requested while they were fast therefore take no capacity from others once they are slow.
   */
  #hasRoom(own: readonly string[]): boolean {
    const capacity = this.#capacity()
    if (own.length === 0) {
      return this.#waiting.size < capacity && this.#waitingCount < this.#options.maxWaiting
    }
    const room = capacity - this.#waitingCount
    return own.length < Math.max(room * shareOfRoom, this.#filesOf(room))
  }

  #enqueue(client: string, key: string): boolean {
    const own = this.#waiting.get(client) ?? []
    if (own.includes(key)) return true
    if (!this.#hasRoom(own)) return false
    own.push(key)
    this.#waitingCount += 1
    this.#waiting.set(client, own)
    return true
  }

  #runningFor(client: string): number {
    return this.#runningOf.get(client) ?? 0
  }

  #count(client: string, change: 1 | -1): void {
    this.#running += change
    const running = this.#runningFor(client) + change
    if (running === 0) this.#runningOf.delete(client)
    else this.#runningOf.set(client, running)
  }

  /** Among the clients with the fewest renders in progress, the one whose last turn was longest ago. */
  #nextClient(): string | undefined {
    let next: string | undefined
    for (const client of this.#waiting.keys()) {
      if (this.#runningFor(client) >= this.#options.perClient) continue
      if (next === undefined || this.#runningFor(client) < this.#runningFor(next)) next = client
    }
    return next
  }

  /** Removes and returns the key that a client has waited for longest, and moves the client to the end of the queue. */
  #takeKey(client: string): string {
    const [key = '', ...others] = this.#waiting.get(client) ?? []
    this.#waiting.delete(client)
    if (others.length > 0) this.#waiting.set(client, others)
    this.#waitingCount -= 1
    return key
  }

  #startNext(): void {
    while (this.#running < this.#options.concurrency) {
      const client = this.#nextClient()
      if (client === undefined) return
      const key = this.#takeKey(client)
      const task = this.#tasks.get(key)
      if (task?.isRunning === false) this.#start(client, key, task)
    }
  }

  #learn(tookMs: number): void {
    const weight = this.#averageMs === 0 ? 1 : weightOfNewest
    this.#averageMs += weight * (tookMs - this.#averageMs)
  }

  #start(client: string, key: string, task: Task<Result>): void {
    if (task.expires <= this.#options.now()) {
      this.#tasks.delete(key)
      return
    }
    task.isRunning = true
    this.#count(client, 1)
    const since = this.#options.now()
    const done = task.work().finally(() => {
      this.#learn(this.#options.now() - since)
      this.#count(client, -1)
      this.#tasks.delete(key)
      this.#startNext()
    })
    task.settle(done)
  }
}
