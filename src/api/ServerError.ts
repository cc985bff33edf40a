/** Validation failure of a single value of a request, as reported by the server. */
export type Violation = { field?: string; message?: string }

type ServerErrorDetails = {
  operation: string
  status: number
  serverMessage?: string
  violations?: Violation[]
  timeout?: 'read' | 'write'
}

/** Error of every failed server call. Holds the facts; `errorText` turns them into a message. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  /** OperationId of the call in the contract. */
  declare readonly operation: string
  /** HTTP status of the response; 0 without a response. */
  declare readonly status: number
  /** Message of the server, if it is suitable for display. */
  declare readonly serverMessage?: string
  /** Validation failures of the request; empty when the server reports none. */
  declare readonly violations: readonly Violation[]
  /** Set when the call was aborted for lack of progress. A timed-out write may still have taken effect. */
  declare readonly timeout?: 'read' | 'write'

  constructor(details: ServerErrorDetails) {
    const { operation, status, violations = [] } = details
    super(`${operation} failed with ${status}`)
    Object.assign(this, details, { violations })
  }

  /** Whether there was no response, or only a gateway error (502 or 504) of a proxy. */
  get isServerUnreachable(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 504
  }
}

/**
 * Parses the body of a failed response. The server sends a message, a list of violations or nothing (server-facts 2.1 and 6).
 * @param operation  operationId of the call
 * @param body  text of the response; need not be JSON
 */
export function parseServerError(operation: string, status: number, body: string): ServerError {
  const { message, violations } = parseJsonObject(body)
  return new ServerError({
    operation,
    status,
    serverMessage: toDisplayableMessage(message),
    violations: Array.isArray(violations) ? violations.map(toViolation) : undefined,
  })
}

/** Returns at most 1,000 characters of a server message; undefined for empty or technical text (statuses, class names, SQL). */
function toDisplayableMessage(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined
  const text = message.slice(0, 1_000).trim()
  return text === '' || technicalMessagePatterns.some(pattern => pattern.test(text)) ? undefined : text
}

const technicalMessagePatterns = [
  /^\d{3} [A-Z_]+$/,
  /^No message available$/,
  /^JSON parse error/,
  /\b(java|javax|jakarta|kotlin|org|com)\.[a-z]\w*[.(]/,
  /\bSQL(ITE)?\b|SQLITE_/,
  /\w(Exception|Error)\b:/,
]

function parseJsonObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Removes the method name that may precede the field: `claimServer.email`, `saveUserSetting.newSettings[a.b].value`. */
function toViolation(violation: { fieldName?: unknown; message?: unknown } | null): Violation {
  const { fieldName, message } = violation ?? {}
  return {
    ...(typeof fieldName === 'string' && { field: fieldName.replace(/^[a-z]+[A-Z]\w*\.(?=\w)/, '') }),
    ...(toDisplayableMessage(message) && { message: toDisplayableMessage(message) }),
  }
}
