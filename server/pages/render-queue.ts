/**
 * Shares the renderer fairly: a few renders run at once, and the next is always one of the client that has the fewest
 * under way, so that nobody who asks for many pages delays those who ask for one.
 */
import { TimeoutStrategy, timeout } from 'cockatiel'

/** More renders wait than can be made soon, or too many of this client. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

export interface RenderQueueOptions {
  /** Renders under way at once. */
  concurrency?: number
  /** Those of one client, even if no other one waits: whoever comes next then finds the renderer less busy. */
  perClient?: number
  maxWaiting?: number
  /** How long a turn may be off: whoever would wait longer is refused at once, and can do something else. */
  maxTurnMs?: number
  /** How long one waits for a render, its turn included. */
  maxWaitMs?: number
  now?: () => number
}

interface Task<Result> {
  work: () => Promise<Result>
  result: Promise<Result>
  settle: (result: Promise<Result>) => void
  isRunning: boolean
  /** From when nobody waits for it any more. */
  expires: number
}

/** However slow renders are, so many may wait: what made the last ones slow may be over. */
const minWaiting = 32
/** How much the newest render counts in the average of how long they take. */
const weightOfNewest = 0.1

/** Each client may take up this share of the room that is left, which never leaves none to the next one. */
const shareOfRoom = 1 / 8

export class RenderQueue<Result> {
  readonly #tasks = new Map<string, Task<Result>>()
  /** The keys that each client waits for, by clients in the order of their turns. */
  readonly #waiting = new Map<string, string[]>()
  readonly #options: Required<RenderQueueOptions>
  readonly #deadline
  /** How many renders of each client are under way. */
  readonly #runningOf = new Map<string, number>()
  #waitingCount = 0
  #running = 0
  /** How long a render takes. */
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
   * The result of a key's work, which all who ask for the key meanwhile share. Rejects with a `RefusedError`, with
   * cockatiel's `TaskCancelledError` after the time to wait, and otherwise as the work does.
   */
  run(client: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#tasks.get(key)
    const task = known ?? this.#newTask(key, work)
    // A key that waits for the turn of one client is done earlier if another one's turn comes first.
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

  /** So many may wait that the last of them has its turn in time. */
  #capacity(): number {
    const { concurrency, maxTurnMs, maxWaiting } = this.#options
    if (this.#averageMs === 0) return maxWaiting
    const inTime = Math.floor((maxTurnMs * concurrency) / this.#averageMs)
    return Math.min(maxWaiting, Math.max(minWaiting, inTime))
  }

  /** A client that may not take all places may have as many renders wait instead, as long as half of the room stays. */
  #inPlaceOf(room: number): number {
    const { concurrency, perClient } = this.#options
    return Math.min(concurrency - perClient, room / 2)
  }

  /**
   * The first render of a client has its turn after one of each other client, however many these wait for. So what a
   * client has asked for while renders were fast takes no room from others once they are slow.
   */
  #hasRoom(own: readonly string[]): boolean {
    const capacity = this.#capacity()
    if (own.length === 0) {
      return this.#waiting.size < capacity && this.#waitingCount < this.#options.maxWaiting
    }
    const room = capacity - this.#waitingCount
    return own.length < Math.max(room * shareOfRoom, this.#inPlaceOf(room))
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

  /** Of those with the fewest renders under way the one whose last turn was the longest ago. */
  #nextClient(): string | undefined {
    let next: string | undefined
    for (const client of this.#waiting.keys()) {
      if (this.#runningFor(client) >= this.#options.perClient) continue
      if (next === undefined || this.#runningFor(client) < this.#runningFor(next)) next = client
    }
    return next
  }

  /** The key that a client has waited for longest; the client comes last from then on. */
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
