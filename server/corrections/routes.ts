/** Handles the form of `/corrections/new`. The content of a correction is never logged. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Family } from '@/lib/contract/families'
import {
  Correction,
  fieldNames,
  isMissing,
  parseRecord,
  trapName,
} from '@/lib/corrections/correction'
import { CorrectionFile } from '@/lib/corrections/correction-file'
import { getMessage, issueLink, mailLink } from '@/lib/corrections/message'
import type { CorrectionsAddress } from '@/lib/env'
import { counted } from '@/lib/text/counted'
import { pageHeaders } from '../pages/headers'
import type { FamilyRecords } from '../pages/known-pages'
import { sendPlainDocument } from '../pages/plain-document'
import { readBodies } from '../plain-text'
import { isSameOrigin } from '../same-origin'
import { toNetwork } from '../shared/client-network'
import { type Rate, rateCounter } from '../shared/rate-counter'
import type { SharedRedis } from '../shared/shared-redis'
import { type FormValues, faultBody, messageBody } from './documents'

export interface CorrectionsOptions {
  siteUrl: string
  corrections: CorrectionsAddress
  repository?: string
  shared?: SharedRedis
  /** Lists the existing records; omitted if the portal reads another API, whose records this server does not know. */
  records?: FamilyRecords
}

/** Allows for the longest texts that the form accepts, in four-byte characters, percent-encoded, with room to spare. */
const maxBodyBytes = 32 * 1024
const hourMs = 60 * 60 * 1000
const clientRate: Rate = { max: 20, timeWindow: hourMs }
/** Limits the clients of one network together, which could otherwise fill the file within minutes. */
const networkRate: Rate = { max: 60, timeWindow: hourMs, countedAs: toNetwork }

function typedIn(body: unknown): FormValues {
  const form = new URLSearchParams(typeof body === 'string' ? body : '')
  const entries = [...fieldNames, trapName].map((name) => [name, form.get(name) ?? ''])
  return Object.fromEntries(entries) as FormValues
}

const refuse = (
  reply: FastifyReply,
  status: number,
  faults: readonly string[],
  typed?: FormValues,
  family?: Family,
) =>
  sendPlainDocument(reply, { status, title: 'Correction', body: faultBody(faults, typed, family) })

/** The submitted correction, or everything that is wrong with it. */
function readCorrection({ [trapName]: trap, ...typed }: FormValues) {
  if (trap !== '')
    return {
      faults: ['A hidden field was filled in. We have cleared it: please send the form again.'],
    }
  const { data, error } = Correction.safeParse({ ...typed, fact: typed.fact || undefined })
  return data ? { correction: data } : { faults: error.issues.map(({ message }) => message) }
}

/** The family of the record if there is no such record. A record that is reported as missing is not looked up. */
function familyWithout({ record }: Correction, records: FamilyRecords | undefined) {
  const recordReference = parseRecord(record)
  if (!recordReference || !records || isMissing(record)) return undefined
  return records(recordReference.family).has(recordReference.segment)
    ? undefined
    : recordReference.family
}

/**
 * Returns the handler of valid corrections: it writes them to the file, or returns them to the sender as a message to
 * send.
 */
function receiver({ siteUrl, corrections, repository = siteUrl }: CorrectionsOptions) {
  const file = corrections.kind === 'file' ? new CorrectionFile(corrections.file) : undefined
  return async (correction: Correction, typed: FormValues, reply: FastifyReply) => {
    if (file) {
      if ((await file.add(correction)) === undefined) {
        const full = 'We have too many unread corrections. Please try again later.'
        return refuse(reply.header('retry-after', '86400'), 503, [full], typed)
      }
      const location = `/corrections/sent?record=${correction.record}`
      return reply
        .code(303)
        .headers({ ...pageHeaders, location, 'cache-control': 'no-store' })
        .send()
    }
    const message = getMessage(correction, siteUrl)
    const mail = corrections.kind === 'mail' ? corrections.address : undefined
    const sendable = mail
      ? { kind: 'mail' as const, place: mail, link: mailLink(mail, message) }
      : { kind: 'issue' as const, place: repository, link: issueLink(repository, message) }
    const body = messageBody({ message, ...sendable }, correction.record)
    return sendPlainDocument(reply, { status: 200, title: 'One more step', body })
  }
}

/** Why a body is rejected before it is read, by the status of the error. */
const unread: Record<number, string> = {
  413: 'Your text is too long.',
  415: 'Please use the form on this site.',
}
/** The reason for any other faulty request, such as a request whose body is shorter than it states. */
const unreadable = 'The request could not be read. Please send the form again.'

function sendFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  const reason = unread[status]
  if (reason !== undefined) return refuse(reply, status, [reason])
  if (status < 500) return refuse(reply, 400, [unreadable])
  const { requestLog } = request.server
  requestLog.failed(request, { code: error.code }, 'a correction could not be stored')
  const typed = typedIn(request.body)
  return refuse(reply, 503, ['We could not store it. Please try again later.'], typed)
}

async function formHandler(app: FastifyInstance, options: CorrectionsOptions) {
  const { shared } = options
  const counts = [
    await rateCounter(app, 'corrections', clientRate, shared),
    await rateCounter(app, 'corrections-network', networkRate, shared),
  ]
  const receive = receiver(options)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isSameOrigin(request, options.siteUrl)) {
      return refuse(reply, 403, [
        'The form came from another site. Please use the form on this site.',
      ])
    }
    const typed = typedIn(request.body)
    const { correction, faults } = readCorrection(typed)
    if (!correction) return refuse(reply, 400, faults, typed)
    // Refused corrections of a client do not count for its network.
    for (const count of counts) {
      const { isExceeded, ttlInSeconds } = await count(request)
      if (!isExceeded) continue
      const minutes = counted(Math.ceil(ttlInSeconds / 60), 'minute')
      const fault = `Your network has sent many corrections. Please try again in ${minutes}.`
      return refuse(reply.header('retry-after', ttlInSeconds), 429, [fault], typed)
    }
    const family = familyWithout(correction, options.records)
    if (family) {
      const fault = `There is no page ${correction.record}. Copy your text and open the form again from the page you want to correct.`
      return refuse(reply, 400, [fault], typed, family)
    }
    return receive(correction, typed, reply)
  }
}

export async function correctionRoutes(
  app: FastifyInstance,
  options: CorrectionsOptions,
): Promise<void> {
  readBodies(app, 'application/x-www-form-urlencoded', maxBodyBytes)
  app.setErrorHandler(sendFault)
  app.post('/corrections', await formHandler(app, options))
  // The address in the browser's address bar on an error page.
  app.get('/corrections', (_request, reply) =>
    reply
      .code(303)
      .headers({ ...pageHeaders, location: '/about#corrections' })
      .send(),
  )
}
