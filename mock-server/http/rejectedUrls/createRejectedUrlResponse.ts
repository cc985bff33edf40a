import { createErrorResponse, createTomcatErrorResponse } from '../errorResponses'
import { createHttpProblem } from '../httpProblems'
import { requestLimits } from '../requestLimits'
import { findRejectionOfPath } from './findRejectionOfPath'

/**
 * Creates the response to a request whose URL the real server rejects before the sign-in. Returns undefined for an
 * accepted URL.
 */
export function createRejectedUrlResponse(request: Request): Response | undefined {
  const { pathname } = new URL(request.url)
  const isTooLong = request.url.length > requestLimits.urlLength
  const rejection = isTooLong ? 'webServer' : findRejectionOfPath(pathname)
  if (rejection === 'webServer') return createTomcatErrorResponse(400, 'Bad Request')
  return rejection && createErrorResponse(createHttpProblem(400, 'No message available'), request, pathname)
}
