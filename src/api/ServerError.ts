import type { ServerFieldViolation } from './responses/parseFieldViolations'
import { toDisplayableMessage } from './responses/toDisplayableMessage'

type ServerErrorDetails = {
  operation: string
  status: number
  serverMessage?: string
  violations?: ServerFieldViolation[]
  timeout?: 'read' | 'write'
  tooLarge?: boolean
  retryAfterSeconds?: number
}

/** Error of a failed server call. `errorText` converts the error to a translated message. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  /** OperationId of the failed call in the OpenAPI contract. */
  declare readonly operation: string
  /** HTTP status of the response. 0 if there was no response. */
  declare readonly status: number
  /** Error message of the server. Undefined if the server sends no message, or only a technical message. */
  declare readonly serverMessage?: string
  /** Invalid values of the failed request. Empty if the server reports none. */
  declare readonly violations: readonly ServerFieldViolation[]
  /**
   * Kind of call that timed out: `read` or `write`. Undefined if the call has not timed out. After the timeout of a
   * write, the server may still complete the write.
   */
  declare readonly timeout?: 'read' | 'write'
  /** Whether the response exceeded a size limit. */
  declare readonly tooLarge?: boolean
  /** Seconds after which the server accepts the call again. Undefined if the server sends no `Retry-After`. */
  declare readonly retryAfterSeconds?: number

  constructor(details: ServerErrorDetails) {
    const { operation, status, violations = [] } = details
    super(`${operation} failed with ${status}`)
    Object.assign(this, details, { violations })
  }

  /**
   * Whether the server could not be reached: there was no response, or a gateway responded. `http` replaces the status
   * of each response of a gateway by 502.
   */
  get isServerUnreachable(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 504
  }
}

/** Returns whether a call has failed with status 404, because the requested record does not exist. */
export const isNotFoundError = (error: unknown): boolean => error instanceof ServerError && error.status === 404

/** Returns whether a call has failed with status 401, usually because no user is signed in. */
export const isUnauthorizedError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 401

/**
 * Creates a `ServerError` from a failed response. The body may contain a message, invalid values, or nothing
 * (server-facts 2.1 and 6). The code for invalid values loads on demand, because few responses contain them. If it
 * cannot be loaded, the error contains no invalid values.
 * @param operation operationId of the call
 * @param status HTTP status of the response
 * @param body text of the response, JSON or plain text
 * @param retryAfter value of the header `Retry-After`: seconds or a date
 */
export async function parseServerError(
  operation: string,
  status: number,
  body: string,
  retryAfter?: string | null,
): Promise<ServerError> {
  const { message, violations } = parseJsonObject(body)
  return new ServerError({
    operation,
    status,
    serverMessage: toDisplayableMessage(message),
    violations: await (Array.isArray(violations) && violations.length > 0 ? loadViolations(violations) : undefined),
    retryAfterSeconds: parseRetryAfter(retryAfter),
  })
}

const loadViolations = (violations: unknown[]): Promise<ServerFieldViolation[]> =>
  import('./responses/parseFieldViolations').then(
    ({ parseFieldViolations }) => parseFieldViolations(violations),
    () => [],
  )

/**
 * Maximum result of {@link parseRetryAfter}, in seconds. Without the maximum, a hostile server could send a time that
 * is too long to format.
 */
const MAX_RETRY_AFTER_S = 86_400

/**
 * Converts the value of a `Retry-After` header to seconds from now (RFC 9110, 10.2.3). Returns undefined for an invalid
 * or missing value.
 */
function parseRetryAfter(value?: string | null): number | undefined {
  if (!value || !/^(\d+$|[A-Z])/.test(value)) return undefined
  const seconds = /^\d/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(1, Math.ceil(seconds)), MAX_RETRY_AFTER_S)
}

function parseJsonObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
