/** Runs long queries of a store in a separate thread, which is started on first use. */
import { Worker } from 'node:worker_threads'
import { close, type Reply, type Task, type TaskResults } from './query-tasks'

const start = new URL('./query-thread-start.mjs', import.meta.url)
const program = new URL('./query-thread-main.ts', import.meta.url).href

interface Waiting {
  resolve: (result: TaskResults[Task['kind']]) => void
  reject: (error: Error) => void
}

export class QueryThread {
  #worker: Worker | undefined
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  /** `location` is the name by which connections of this process open the store. */
  constructor(private readonly location: string) {}

  /** Runs a task. Rejects if the thread ends before it has responded; the next task starts another thread. */
  async ask<T extends Task>(task: T): Promise<TaskResults[T['kind']]> {
    this.#worker ??= this.#start()
    const worker = this.#worker
    this.#lastId += 1
    const id = this.#lastId
    const result = await new Promise<TaskResults[Task['kind']]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      // An idle thread does not keep the process alive, a busy one does.
      worker.ref()
      worker.postMessage({ ...task, id })
    })
    return result as TaskResults[T['kind']]
  }

  /**
   * Ends the thread once it has finished its tasks. It is not terminated, because terminating it during a query would
   * end the process.
   */
  async close(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    worker.ref()
    worker.postMessage(close)
    await new Promise((resolve) => worker.once('exit', resolve))
  }

  #start(): Worker {
    const worker = new Worker(start, { workerData: { location: this.location, program } })
    worker.on('message', (reply: Reply) => this.#settle(reply))
    worker.on('error', (cause) => this.#end(worker, String(cause)))
    worker.on('exit', (code) => this.#end(worker, `it ended with ${code}`))
    return worker
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('error' in reply) waiting?.reject(new Error(reply.error))
    else waiting?.resolve(reply.result)
    if (this.#waiting.size === 0) this.#worker?.unref()
  }

  #end(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    const left = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of left) reject(new Error(`The thread of the store failed: ${reason}`))
  }
}
