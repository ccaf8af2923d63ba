/** Queries of a store that take long, in a thread beside the one that serves. It is started when it is first asked. */
import { Worker } from 'node:worker_threads'
import { close, type Reply, type Task, type TaskResults } from './query-tasks'

interface Waiting {
  resolve: (result: TaskResults[Task['kind']]) => void
  reject: (error: Error) => void
}

export class QueryThread {
  #worker: Worker | undefined
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  /** `location` is what connections of this process open the store by. */
  constructor(private readonly location: string) {}

  /** Rejects if the thread ends before it has answered; the next question starts another one. */
  async ask<T extends Task>(task: T): Promise<TaskResults[T['kind']]> {
    this.#worker ??= this.#start()
    const worker = this.#worker
    this.#lastId += 1
    const id = this.#lastId
    const result = await new Promise<TaskResults[Task['kind']]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      // A thread that has nothing to do keeps no process from ending.
      worker.ref()
      worker.postMessage({ ...task, id })
    })
    return result as TaskResults[T['kind']]
  }

  /** Ends the thread when it has answered. It is not terminated, because in the middle of a query that ends the process. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (!worker) return
    worker.ref()
    worker.postMessage(close)
    await new Promise((resolve) => worker.once('exit', resolve))
  }

  #start(): Worker {
    const worker = new Worker(new URL('./query-thread-start.mjs', import.meta.url), {
      workerData: { location: this.location },
    })
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
