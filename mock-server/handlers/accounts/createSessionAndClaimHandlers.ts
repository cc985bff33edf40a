import type { HttpHandler } from 'msw'
import { createSessionCookieHeader } from '../../http/authenticationCookies'
import type { MockServerOptions } from '../../http/createMockServer'
import { createHttpProblem, createValidationProblem } from '../../http/httpProblems'
import { isEmailAddress } from '../../http/isEmailAddress'
import { mswHttpWithApiTypes } from '../../http/mswHttpWithApiTypes'
import { hashPassword } from '../../http/passwordHash'
import { getRequestContext } from '../../http/requestContext'
import { encodeSessionCookie } from '../../http/userSessionStore'
import { toUserJson } from '../../responses/toUserJson'
import type { UserRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'

/** Roles that an administrator can assign to a user. Every user also has the role USER. */
export const ASSIGNABLE_USER_ROLES = ['ADMIN', 'FILE_DOWNLOAD', 'KOBO_SYNC', 'KOREADER_SYNC', 'PAGE_STREAMING']

/**
 * Request handlers for OAuth2 providers, for session cookies, and for claiming the server. There is no endpoint for
 * sign-in: a client signs in when it adds its credentials to any request.
 */
export function createSessionAndClaimHandlers(world: MockServerState, options: MockServerOptions = {}): HttpHandler[] {
  return [
    mswHttpWithApiTypes.get('/api/v1/claim', ({ response }) => response(200).json({ isClaimed: world.users.size > 0 })),
    mswHttpWithApiTypes.post('/api/v1/claim', ({ request, response }) => {
      const email = requireHeader(request, 'X-Komga-Email')
      const password = requireHeader(request, 'X-Komga-Password')
      const faults = [
        ...(password.trim() === '' ? [{ fieldName: 'claimServer.password', message: 'must not be blank' }] : []),
        ...(isEmailAddress(email)
          ? []
          : [{ fieldName: 'claimServer.email', message: 'must be a well-formed email address' }]),
      ]
      if (faults.length) throw createValidationProblem(faults)
      if (world.users.size) throw createHttpProblem(400, 'This server has already been claimed')
      const user = createUserRecord(world.newId(), email, password, ASSIGNABLE_USER_ROLES)
      world.users.set(user.id, user)
      world.markChanged()
      return response(200).json(toUserJson(user))
    }),
    mswHttpWithApiTypes.get('/api/v1/oauth2/providers', ({ response }) =>
      response(200).json(options.oauth2?.providers ?? []),
    ),
    mswHttpWithApiTypes.get('/api/v1/login/set-cookie', ({ request, response }) => {
      const { session, baseUrl } = getRequestContext(request)
      const headers = new Headers()
      const { pathname, protocol } = new URL(baseUrl)
      if (session)
        headers.append(
          'set-cookie',
          createSessionCookieHeader(encodeSessionCookie(session.id), { path: pathname, secure: protocol === 'https:' }),
        )
      return response.untyped(new Response(null, { status: 204, headers }))
    }),
  ]
}

function requireHeader(request: Request, name: string): string {
  const value = request.headers.get(name)
  if (value === null) throw createHttpProblem(400, `Required header '${name}' is not present.`)
  return value
}

/** Creates a record of a user with access to all libraries and no restrictions. */
export function createUserRecord(id: string, email: string, password: string, roles: readonly string[]): UserRecord {
  return {
    id,
    email,
    passwordHash: hashPassword(password),
    roles: [...roles],
    sharedAllLibraries: true,
    sharedLibrariesIds: [],
    labelsAllow: [],
    labelsExclude: [],
    ageRestriction: null,
  }
}
