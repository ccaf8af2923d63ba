/** Loads the examples of the reference from the API that it describes. */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheLife } from 'next/cache'
import { endpointRequest, requestDocument } from '@/lib/client/api-request'
import { shortLifetime } from '@/lib/client/cache-lifetime'
import { getDocument } from '@/lib/client/resources'
import { type ExampleBodies, loadExamples } from '@/lib/contract/examples'
import { getData } from '@/lib/portal/data/current-data'

/**
 * How long the page waits for the examples of an API with a limited rate. Examples that arrive later are on the next
 * page.
 */
const maxWaitMs = 4_000

/**
 * The shortened responses of the API, by endpoint. If the API does not have a response, or has not sent it in time, it
 * is absent, and the reference shows no example.
 */
export async function getExamples(): Promise<ExampleBodies> {
  'use cache'
  const { sources, evidence } = await getData()
  const bodies: ExampleBodies = {}
  let isComplete = true
  const loading = loadExamples(async ({ path }, target) => {
    const prefetched = path === '/sources' ? sources : path === '/evidence' ? evidence : undefined
    if (prefetched?.ok === false && prefetched.kind === 'not_found') return undefined
    // The full graph is too large for the cache of pages.
    const answer = path.startsWith('/graph/')
      ? await requestDocument(endpointRequest(path, path))
      : await getDocument(path, target)
    if (answer.ok) return answer.data
    if (answer.kind === 'unavailable') isComplete = false
    return undefined
  }, bodies)
  const isInTime = await Promise.race([loading.then(() => true), sleep(maxWaitMs, false)])
  if (!isInTime || !isComplete) cacheLife(shortLifetime)
  return { ...bodies }
}
