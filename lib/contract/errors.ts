import { z } from 'zod'
import { namedObject } from './values'

export const errorStatus = {
  invalid_parameter: 400,
  unauthorized: 401,
  not_found: 404,
  method_not_allowed: 405,
  rate_limit_exceeded: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const ErrorBody = namedObject('ApiError', {
  error: z.object({ code: z.string(), message: z.string() }),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** An error that the API returns as its status and an `ErrorBody`. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /**
     * Differs from the default of the code only where an HTTP status is more precise than any code
     * of the contract.
     */
    readonly status: number = errorStatus[code],
  ) {
    // These errors describe requests rather than faults of the server, and a stack trace takes as long as the response.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
  }

  get body(): ErrorBody {
    return { error: { code: this.code, message: this.message } }
  }
}
