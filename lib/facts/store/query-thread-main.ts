/** The thread of a store. It reads the same copy as the rest of the process, through a separate connection. */
import { parentPort, workerData } from 'node:worker_threads'
import { DatabaseSync } from '@photostructure/sqlite'
import { damageOf } from './digest'
import { close, type Question, type Reply, type TaskResults } from './query-tasks'
import { listPage } from './sqlite-list'
import { Statements } from './sqlite-query'
import { searchResults } from './sqlite-search'
import { TermSets } from './sqlite-terms'
import { keepPages } from './store-copy'

const { location } = workerData as { location: string }
const database = new DatabaseSync(location, { readOnly: true })
keepPages(database, { location })
const sets = new TermSets(new Statements(database))

function resultOf(task: Question): TaskResults[Question['kind']] | Promise<string | undefined> {
  if (task.kind === 'list') return listPage(sets, task.request)
  if (task.kind === 'search') return searchResults(sets, task.query, task.perGroup)
  return damageOf(database)
}

async function replyTo(question: Question): Promise<Reply> {
  const { id } = question
  try {
    return { id, result: await resultOf(question) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

async function answer(question: Question | typeof close): Promise<void> {
  if (question !== close) return parentPort?.postMessage(await replyTo(question))
  database.close()
  parentPort?.close()
}

/** Questions are handled one after the other, so that the database is never closed while one is in progress. */
let last = Promise.resolve()
parentPort?.on('message', (question: Question | typeof close) => {
  last = last.then(() => answer(question))
})
