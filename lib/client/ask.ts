/**
 * A document of the API as the contract has it: from the API, or, where that fails or answers nonsense, from the last
 * good copy. What is still fresh is not asked for again.
 */
import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { type CacheLifetime, cacheLifetimeOf, troubleLifetime } from './cache-lifetime'
import type { Reply } from './http/client'
import type { Copies, Copy } from './http/fallback-cache'
import { parseTolerantly, type TolerantlyParsed } from './http/tolerant-parse'
import { warn } from './log'
import { noteOmissions } from './omissions'
import { plainTexts } from './plain-texts'
import type { ApiResult, Found } from './result'
import { upstream } from './upstream'

export type Asked<T> = ApiResult<T> & { lifetime: CacheLifetime }

export interface Question<T> {
  schema: z.ZodType<T>
  path: string
  /** True where the API may not know the path: what a list leads to, for example. Others are promised. */
  mayBeMissing?: boolean
  /** True where only the moment's answer means anything. */
  fleeting?: boolean
}

/** How long a page waits for the API, in milliseconds: alone, and where it has a copy to show. */
const patience = 10_000
const patienceWithCopy = 2_000

const unavailable = (reason: string): Asked<never> => ({
  ok: false,
  kind: 'unavailable',
  reason,
  lifetime: troubleLifetime,
})

function parse<T>(
  { schema, path }: Question<T>,
  document: unknown,
): TolerantlyParsed<T> | undefined {
  try {
    return parseTolerantly(schema, plainTexts(document))
  } catch (error) {
    // A document that is nested too deeply to be walked.
    warn('a document cannot be read', { path, cause: error instanceof Error ? error.name : '' })
    return undefined
  }
}

/** A list of which no item is as the contract has it says nothing: what is known already is better. */
function isBereft({ data, omitted }: TolerantlyParsed<unknown>): boolean {
  if (omitted === 0 || typeof data !== 'object' || data === null) return false
  return 'data' in data && Array.isArray(data.data) && data.data.length === 0
}

function answer<T>(parsed: TolerantlyParsed<T>, { fetchedAt, cacheControl }: Omit<Copy, 'text'>) {
  const { data, omitted } = parsed
  return { ok: true as const, data, omitted, fetchedAt, lifetime: cacheLifetimeOf(cacheControl) }
}

type Answered<T> = Found<T> & { lifetime: CacheLifetime }

/** The copy as an answer, with the lifetime that remains of it. */
function fromCopy<T>(question: Question<T>, copy: Copy): Answered<T> | undefined {
  let document: unknown
  try {
    document = JSON.parse(copy.text)
  } catch {
    return undefined
  }
  const parsed = parse(question, document)
  if (!parsed) return undefined
  const whole = answer(parsed, copy)
  const age = Math.floor((Date.now() - Date.parse(copy.fetchedAt)) / 1000)
  const revalidate = whole.lifetime.revalidate - Math.max(age, 0)
  return { ...whole, lifetime: { ...whole.lifetime, revalidate } }
}

async function keep(copies: Copies | undefined, name: string, copy: Copy): Promise<void> {
  try {
    await copies?.write(name, copy)
  } catch (error) {
    warn('a copy cannot be written', { cause: String(error) })
  }
}

const copiesOf = ({ path, fleeting }: Question<unknown>): Copies | undefined =>
  fleeting ? undefined : upstream()?.copiesFor(path)

/** Resolves to undefined where the promise takes longer; what it comes to is then for the next who asks. */
function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return Promise.race([promise, sleep(milliseconds, undefined)])
}

/** Asks the API itself, and keeps what it answers. */
async function askApi<T>(question: Question<T>, copy: Copy | undefined): Promise<Asked<T>> {
  const { path, mayBeMissing } = question
  const api = upstream()
  if (!api) return unavailable('API_BASE_URL is not set')
  const reply: Reply = await api.client.ask(path, { patience, etag: copy?.etag })
  if (reply.kind === 'unavailable') return unavailable(reply.reason)
  const copies = copiesOf(question)
  const name = api.baseUrl + path
  if (reply.kind === 'not_found') {
    if (!mayBeMissing) return unavailable(`GET ${path}: not there, though the contract promises it`)
    await copies?.delete(name)
    return { ok: false, kind: 'not_found', lifetime: troubleLifetime }
  }
  const fetchedAt = new Date().toISOString()
  if (reply.kind === 'not_modified') {
    const same = copy && fromCopy(question, { ...copy, fetchedAt })
    if (same) await keep(copies, name, { ...copy, fetchedAt })
    return same ?? unavailable(`GET ${path}: not modified, but there is no copy`)
  }
  const parsed = parse(question, reply.body)
  if (!parsed || isBereft(parsed)) return unavailable(`GET ${path}: not as the contract has it`)
  noteOmissions(path, parsed.omitted, parsed.places)
  const { text, etag, cacheControl } = reply
  await keep(copies, name, { text, etag, cacheControl, fetchedAt })
  return answer(parsed, { fetchedAt, cacheControl })
}

/** Never throws. */
export async function ask<T>(question: Question<T>): Promise<Asked<T>> {
  const api = upstream()
  const copy = await copiesOf(question)?.read(`${api?.baseUrl}${question.path}`)
  const kept = copy && fromCopy(question, copy)
  if (kept && kept.lifetime.revalidate > 0) return kept
  const asked = askApi(question, kept && copy)
  const result = kept ? await within(asked, patienceWithCopy) : await asked
  if (result?.ok || result?.kind === 'not_found' || !kept) return result ?? asked
  return { ...kept, lastGood: kept.fetchedAt, lifetime: troubleLifetime }
}
