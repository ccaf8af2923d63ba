/**
 * A bounded queue in front of the renderer. A few renders run at once. The next render always belongs to the client
 * with the fewest in progress, so that a client with many requests delays other clients by no more than one render.
 */

/** The queue is full, contains too many renders of this client, or was too slow. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

export interface RenderQueueOptions {
  /** The maximum number of concurrent renders, in total and for one client. */
  concurrency?: number
  perClient?: number
  /** The longest wait for a result, in milliseconds. */
  maxWaitMs?: number
}

/**
 * The maximum number of waiting renders, in total and for one client. A page loads up to 16 files, and two visitors may
 * share an address. A full queue takes a few seconds.
 */
const maxWaiting = 128
const maxWaitingPerClient = 32

interface Client<Result> {
  name: string
  waiting: Task<Result>[]
  running: number
}

const countTasks = (client: { waiting: readonly unknown[]; running: number }): number =>
  client.waiting.length + client.running

class Task<Result> {
  readonly result: Promise<Result>
  resolve: (result: Result) => void = () => {}
  reject: (error: unknown) => void = () => {}

  constructor(
    readonly key: string,
    readonly work: () => Promise<Result>,
    public client: Client<Result>,
  ) {
    this.result = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
  }
}

export class RenderQueue<Result> {
  /** The renders that wait or run, by key. */
  readonly #tasks = new Map<string, Task<Result>>()
  /** The clients of these renders, in the order of their turns. */
  readonly #clients = new Map<string, Client<Result>>()
  readonly #options: Required<RenderQueueOptions>
  #running = 0
  #waiting = 0

  constructor(options: RenderQueueOptions = {}) {
    const { concurrency = 8, perClient = concurrency, maxWaitMs = 15_000 } = options
    this.#options = { concurrency, perClient, maxWaitMs }
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting }
  }

  /**
   * Returns the result of a key's work, which is shared by all who request the key in the meantime. Rejects with a
   * `RefusedError`, or as the work does.
   */
  run(name: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const client = this.#clients.get(name) ?? { name, waiting: [], running: 0 }
    const sharedTask = this.#tasks.get(key)
    if (sharedTask) {
      // A client with many renders must not delay a page that another client also requests.
      const isSooner = countTasks(client) + 1 < countTasks(sharedTask.client)
      if (isSooner && this.#dequeue(sharedTask)) {
        this.#enqueue(sharedTask, client)
        this.#startNext()
      }
      return sharedTask.result
    }
    if (!this.#makeRoom(client)) return Promise.reject(new RefusedError('too many pending renders'))
    const task = new Task(key, work, client)
    const late = setTimeout(
      () => this.#refuse(task, 'the render timed out in the queue'),
      this.#options.maxWaitMs,
    )
    late.unref()
    task.result.catch(() => {}).finally(() => clearTimeout(late))
    this.#tasks.set(key, task)
    this.#enqueue(task, client)
    this.#startNext()
    return task.result
  }

  #enqueue(task: Task<Result>, client: Client<Result>): void {
    task.client = client
    client.waiting.push(task)
    this.#waiting += 1
    this.#clients.set(client.name, client)
  }

  #dequeue(task: Task<Result>): boolean {
    const { client } = task
    const index = client.waiting.indexOf(task)
    if (index < 0) return false
    client.waiting.splice(index, 1)
    this.#waiting -= 1
    this.#forgetIdle(client)
    return true
  }

  #forgetIdle({ name, waiting, running }: Client<Result>): void {
    if (waiting.length === 0 && running === 0) this.#clients.delete(name)
  }

  #refuse(task: Task<Result>, reason: string): void {
    if (this.#dequeue(task)) this.#tasks.delete(task.key)
    task.reject(new RefusedError(reason))
  }

  /**
   * In a full queue, the client with the most waiting renders gives up its last render. False if that is this client.
   */
  #makeRoom({ waiting }: Client<Result>): boolean {
    if (waiting.length >= maxWaitingPerClient) return false
    if (this.#waiting < maxWaiting) return true
    let longestQueue = waiting
    for (const other of this.#clients.values()) {
      if (other.waiting.length > longestQueue.length) longestQueue = other.waiting
    }
    const last = longestQueue.length > waiting.length + 1 ? longestQueue.at(-1) : undefined
    if (last) this.#refuse(last, 'evicted: other clients have fewer pending renders')
    return last !== undefined
  }

  /** The client with the fewest renders in progress and, among equals, the client whose last turn was longest ago. */
  #nextClient(): Client<Result> | undefined {
    let next: Client<Result> | undefined
    for (const client of this.#clients.values()) {
      if (client.waiting.length === 0 || client.running >= this.#options.perClient) continue
      if (next === undefined || client.running < next.running) next = client
    }
    return next
  }

  #startNext(): void {
    while (this.#running < this.#options.concurrency) {
      const client = this.#nextClient()
      const task = client?.waiting[0]
      if (!client || !task) return
      void this.#start(task, client)
    }
  }

  async #start(task: Task<Result>, client: Client<Result>): Promise<void> {
    this.#dequeue(task)
    this.#clients.delete(client.name)
    this.#clients.set(client.name, client)
    client.running += 1
    this.#running += 1
    await task.work().then(task.resolve, task.reject)
    client.running -= 1
    this.#running -= 1
    this.#tasks.delete(task.key)
    this.#forgetIdle(client)
    this.#startNext()
  }
}
