import type { HttpHandler } from 'msw'
import { userAnswer } from '../../answers/userResponse'
import { sessionCookie } from '../../http/cookies'
import type { MockServerOptions } from '../../http/mockServer'
import { http } from '../../http/openApiHttp'
import { hashPassword } from '../../http/passwords'
import { problem, violations } from '../../http/problems'
import { requestContextOf } from '../../http/requestContext'
import { cookieValueOf } from '../../http/sessions'
import type { UserRecord } from '../../world/records'
import type { World } from '../../world/world'

/** Roles that a user can have in addition to USER. */
export const ALL_ROLES = ['ADMIN', 'FILE_DOWNLOAD', 'KOBO_SYNC', 'KOREADER_SYNC', 'PAGE_STREAMING']

/**
 * Handlers that claim the server, list OAuth2 providers, and turn a header session into a cookie. Any call with
 * credentials signs in.
 */
export function sessionHandlers(world: World, options: MockServerOptions = {}): HttpHandler[] {
  return [
    http.get('/api/v1/claim', ({ response }) => response(200).json({ isClaimed: world.users.size > 0 })),
    http.post('/api/v1/claim', ({ request, response }) => {
      const email = headerOf(request, 'X-Komga-Email')
      const password = headerOf(request, 'X-Komga-Password')
      const broken = [
        ...(password.trim() === '' ? [{ fieldName: 'claimServer.password', message: 'must not be blank' }] : []),
        ...(isEmail(email) ? [] : [{ fieldName: 'claimServer.email', message: 'must be a well-formed email address' }]),
      ]
      if (broken.length) throw violations(broken)
      if (world.users.size) throw problem(400, 'This server has already been claimed')
      const user = newUser(world.newId(), email, password, ALL_ROLES)
      world.users.set(user.id, user)
      world.changed()
      return response(200).json(userAnswer(user))
    }),
    http.get('/api/v1/oauth2/providers', ({ response }) => response(200).json(options.oauth2?.providers ?? [])),
    http.get('/api/v1/login/set-cookie', ({ request, response }) => {
      const { session, baseUrl } = requestContextOf(request)
      const headers = new Headers()
      const { pathname, protocol } = new URL(baseUrl)
      if (session)
        headers.append(
          'set-cookie',
          sessionCookie(cookieValueOf(session.id), { path: pathname, secure: protocol === 'https:' }),
        )
      return response.untyped(new Response(null, { status: 204, headers }))
    }),
  ]
}

function headerOf(request: Request, name: string): string {
  const value = request.headers.get(name)
  if (value === null) throw problem(400, `Required header '${name}' is not present.`)
  return value
}

const MAX_EMAIL_LENGTH = 1000

/**
 * Whether the real server accepts a text as an email address: characters before an `@`, then a dot with characters on
 * both sides.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@', 1)
  if (at < 0 || text.length > MAX_EMAIL_LENGTH || /[\r\n]/.test(text)) return false
  const dot = text.lastIndexOf('.', text.length - 2)
  return dot > at + 1
}

/** Creates a record of a user with access to all libraries and no restrictions. */
export function newUser(id: string, email: string, password: string, roles: readonly string[]): UserRecord {
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
