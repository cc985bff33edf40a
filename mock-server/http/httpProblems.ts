/** Error that a handler throws in order to send an error response with a status and a reason. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    /**
     * Reason in the error response. Without a reason, the error response contains the status instead ("404 NOT_FOUND"),
     * or "No message available" for status 500.
     */
    readonly reason?: string,
    /** Whether the error response has an empty body. */
    readonly bare = false,
    readonly headers: Record<string, string> = {},
  ) {
    super(reason ?? String(status))
  }

  /** Returns a copy of the problem. The error response of the copy also contains the given headers. */
  withHeaders(headers: Record<string, string>): HttpProblem {
    return new HttpProblem(this.status, this.reason, this.bare, { ...this.headers, ...headers })
  }
}

export type RequestFieldViolation = { fieldName: string; message: string }

/** Error that a handler throws in order to send a 400 response with a list of violations. */
export class RequestValidationProblem extends Error {
  constructor(readonly violations: RequestFieldViolation[]) {
    super('violations')
  }
}

/** Creates an error that a handler throws in order to send an error response with the given status and reason. */
export function createHttpProblem(status: number, reason?: string): HttpProblem {
  return new HttpProblem(status, reason)
}

/** Creates an error that a handler throws in order to send an error response without a body. */
export function createHttpProblemWithoutBody(status: number): HttpProblem {
  return new HttpProblem(status, undefined, true)
}

/** Creates an error that a handler throws in order to send a 400 response with a list of violations. */
export function createValidationProblem(list: RequestFieldViolation[]): RequestValidationProblem {
  return new RequestValidationProblem(list)
}

const REASON_PHRASES: Record<number, string> = {
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

function reasonPhrase(status: number): string {
  return REASON_PHRASES[status] ?? 'Error'
}

/** Creates the JSON body of an error response (server-facts 2.1). */
export function createErrorResponseBody(status: number, path: string, reason?: string) {
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
