/** The examples in the description of the API: its own responses about the data that it serves. */
import { ApiError } from '@/lib/contract/errors'
import { type ExampleBodies, loadExamples } from '@/lib/contract/examples'
import { type Call, parseCall } from './call'

/** Returns the body of the response to a call, as JSON text. */
export type AnswerCall = (call: Call) => Promise<string>

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found'
}

/** Collects the responses. Without data for a response, such as audits, there is no example. */
export async function collectExamples(answer: AnswerCall): Promise<ExampleBodies> {
  const bodies: ExampleBodies = {}
  await loadExamples(async (endpoint, target) => {
    const { pathname, searchParams } = new URL(target, 'http://localhost')
    const id = endpoint.path.includes('{id}') ? pathname.split('/')[2] : undefined
    const call = parseCall(endpoint, { params: { id }, query: Object.fromEntries(searchParams) })
    if (call instanceof ApiError) throw call
    try {
      return JSON.parse(await answer(call))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }, bodies)
  return bodies
}
