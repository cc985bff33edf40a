/** What the server found wrong with one value of a request. */
export type Violation = { field?: string; message?: string }

type Details = {
  operation: string
  status: number
  serverMessage?: string
  violations?: Violation[]
  timeout?: 'read' | 'write'
}

/** The one error of every call. It carries facts; `errorText` finds the words. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  /** The operationId of the call in the contract. */
  declare readonly operation: string
  /** The status of the answer; 0 when there was none. */
  declare readonly status: number
  /** What the server said, if it is fit to be shown. */
  declare readonly serverMessage?: string
  /** What was wrong with the values of the request; empty when the server did not say. */
  declare readonly violations: readonly Violation[]
  /** The call was given up because it made no progress; a write may have happened all the same. */
  declare readonly timeout?: 'read' | 'write'

  constructor(details: Details) {
    const { operation, status, violations = [] } = details
    super(`${operation} failed with ${status}`)
    Object.assign(this, details, { violations })
  }

  /** The server gave no answer at all, or only a proxy before it did. */
  get isAway(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 504
  }
}

/**
 * Reads the body of a failed answer in all the shapes that the server has for it (server-facts 2.1 and 6): a message, a list
 * of violations, nothing at all.
 */
export function serverErrorFrom(operation: string, status: number, body: string): ServerError {
  const { message, violations } = members(body)
  return new ServerError({
    operation,
    status,
    serverMessage: sayable(message),
    violations: Array.isArray(violations) ? violations.map(violationFrom) : undefined,
  })
}

/** The server's sentence, or undefined when it says nothing to a person: statuses, class names, statements, no text. */
function sayable(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined
  const text = message.slice(0, 1_000).trim()
  return text === '' || unsayable.some(pattern => pattern.test(text)) ? undefined : text
}

const unsayable = [
  /^\d{3} [A-Z_]+$/,
  /^No message available$/,
  /^JSON parse error/,
  /\b(java|javax|jakarta|kotlin|org|com)\.[a-z]\w*[.(]/,
  /\bSQL(ITE)?\b|SQLITE_/,
  /\w(Exception|Error)\b:/,
]

function members(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** A method's name may stand before the field: `claimServer.email`, `saveUserSetting.newSettings[a.b].value`. */
function violationFrom(violation: { fieldName?: unknown; message?: unknown } | null): Violation {
  const { fieldName, message } = violation ?? {}
  return {
    ...(typeof fieldName === 'string' && { field: fieldName.replace(/^[a-z]+[A-Z]\w*\.(?=\w)/, '') }),
    ...(sayable(message) && { message: sayable(message) }),
  }
}
