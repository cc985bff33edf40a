/** An answer other than the good one: a status with the text that the server gives as its reason. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    /** Without one the server words the status itself ("404 NOT_FOUND"). */
    readonly reason?: string,
    /** Some calls answer their refusal with no body at all. */
    readonly bare = false,
    /** Headers that the answer carries in spite of the refusal. */
    readonly headers: Record<string, string> = {},
  ) {
    super(reason ?? String(status))
  }
}

export type Violation = { fieldName: string; message: string }

/** A body that breaks rules of the server: 400 with one line per broken rule. */
export class Violations extends Error {
  constructor(readonly violations: Violation[]) {
    super('violations')
  }
}

/** Makes a generic refusal; throw it. */
export function problem(status: number, reason?: string): Problem {
  return new Problem(status, reason)
}

/** Makes a refusal that is answered with an empty body; throw it. */
export function bareProblem(status: number): Problem {
  return new Problem(status, undefined, true)
}

/** Makes a refusal that lists broken rules; throw it. */
export function violations(list: Violation[]): Violations {
  return new Violations(list)
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** The phrase that belongs to a status. */
function reasonPhrase(status: number): string {
  return REASONS[status] ?? 'Error'
}

/** The body of a generic refusal (server-facts 2.1). */
export function problemBody(status: number, path: string, reason?: string) {
  const phrase = reasonPhrase(status)
  const unsaid = status === 500 ? 'No message available' : `${status} ${phrase.toUpperCase().replaceAll(' ', '_')}`
  return {
    timestamp: new Date().toISOString().replace('Z', '+00:00'),
    status,
    error: phrase,
    message: reason ?? unsaid,
    path,
  }
}
