/** Turns every error under `/api/v1` into the single error body of the contract. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@/lib/contract/endpoints'
import { ApiError, type ErrorCode } from '@/lib/contract/errors'
import { cacheControl, commonHeaders, keyChallenge, keyHeader } from '@/lib/contract/headers'
import { StoreError } from '@/lib/store/store'
import { type Encoded, getFields, sendNow } from '../representation'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

export const unauthorized = new ApiError(
  'unauthorized',
  `A valid API key is required in the ${keyHeader} header.`,
)

export const methodNotAllowed = (method: string) =>
  new ApiError('method_not_allowed', `${method} is not allowed. The API is read-only: use GET.`)

/** `Retry-After`, in seconds, while data or keys cannot be read. */
export const retryAfter = 5

export const unavailable = () =>
  new ApiError('service_unavailable', 'The data cannot be read right now. Try again soon.')

/**
 * The error sent to the client: the details of its own mistakes, but only the endpoint's message
 * for faults of the server.
 */
function publicError(error: FastifyError | ApiError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof StoreError) return unavailable()
  const status = error.statusCode ?? 500
  // Fastify checks the body of a `QUERY` request before any route can reject the method.
  if (request.method === 'QUERY') return methodNotAllowed(request.method)
  if (status === 413) return new ApiError('invalid_parameter', error.message, status)
  if (status >= 400 && status < 500) return new ApiError('invalid_parameter', error.message)
  const failed = request.routeOptions.config.endpoint?.messages.failed
  return new ApiError('internal_error', failed ?? 'Internal error')
}

/** Headers that only responses with this error have. */
const headersOf: Partial<Record<ErrorCode, Record<string, string>>> = {
  unauthorized: { 'www-authenticate': keyChallenge },
  service_unavailable: { 'retry-after': String(retryAfter) },
  method_not_allowed: { allow: 'GET, HEAD, OPTIONS' },
}

export function encodeError(error: ApiError): Encoded {
  const body = Buffer.from(JSON.stringify(error.body))
  const headers = {
    ...commonHeaders,
    ...headersOf[error.code],
    'cache-control': cacheControl.none,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  }
  return { body, headers, fields: getFields(headers) }
}

/** The most frequent error, which needs no key and must therefore cost little. */
const encodedUnauthorized = encodeError(unauthorized)

/** Sends an error that is already logged, or needs no log line. */
export const sendApiError = (error: ApiError, reply: FastifyReply): void =>
  sendNow(reply, error === unauthorized ? encodedUnauthorized : encodeError(error), error.status)

export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const publicApiError = publicError(error, request)
  // An API error is logged where it has its cause.
  if (publicApiError.status >= 500 && !(error instanceof ApiError)) {
    request.server.requestLog.failed(request, { err: error }, 'request failed')
  }
  sendApiError(publicApiError, reply)
}
