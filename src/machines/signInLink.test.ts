// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestUser } from '../../tests/harness/createTestRecords'
import { fetchAvailableSignInOptions } from './availableSignInOptions'
import { signInWithLink } from './signInLink'

describe('a sign-in link', () => {
  const owner = createTestUser({ id: 'B', email: 'b@example.org' })
  const requests: string[] = []
  let isAccepted: boolean
  let acceptsCookie: boolean

  beforeEach(() => {
    requests.length = 0
    isAccepted = false
    acceptsCookie = true
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const { pathname } = new URL(url)
      const sessionId = new Headers(init?.headers).get('X-Auth-Token')
      requests.push([pathname, sessionId, init?.cache].filter(Boolean).join(' '))
      if (pathname.endsWith('/claim')) return Response.json({ isClaimed: true })
      if (pathname.endsWith('/providers')) return Response.json([{ name: 'Home', registrationId: 'home' }])
      if (pathname.endsWith('/list'))
        return Response.json({
          'webui.oauth2.hide_login': { value: 'true', allowUnauthorized: true },
          'webui.oauth2.auto_login': { value: 'true', allowUnauthorized: true },
        })
      if (sessionId !== 'SESSION' && !isAccepted) return new Response('', { status: 401 })
      if (pathname.endsWith('/set-cookie')) {
        isAccepted = acceptsCookie
        return new Response(null, { status: 204 })
      }
      return Response.json(owner)
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const fetchOptions = (sessionId?: string) => fetchAvailableSignInOptions(sessionId, new AbortController().signal)

  test('shows its account on the sign-in page, changes no cookie, and does not leave the page', async () => {
    expect(await fetchOptions('SESSION')).toMatchObject({ linkedEmail: 'b@example.org', opensProvider: false })
    expect(requests).toContain('/api/v2/users/me SESSION no-store')
    expect(requests.join()).not.toContain('set-cookie')
  })

  test('is ignored if its session has ended', async () => {
    expect(await fetchOptions('OTHER')).toMatchObject({ linkedEmail: undefined, opensProvider: true })
  })

  test('does not occur in other sign-ins', async () => {
    expect(await fetchOptions()).toMatchObject({ linkedEmail: undefined })
    expect(requests.join()).not.toContain('/users/me')
  })

  test('signs in after it was accepted', async () => {
    expect(await signInWithLink('SESSION', new AbortController().signal)).toMatchObject({ id: 'B' })
    expect(requests).toEqual(['/api/v1/login/set-cookie SESSION', '/api/v2/users/me'])
  })

  test.each([
    ['was accepted too late', 'OTHER'],
    ['sets a cookie that the browser does not store', 'SESSION'],
  ])('that %s fails with an error of the exchange, and not of a password', async (_, sessionId) => {
    acceptsCookie = false
    await expect(signInWithLink(sessionId, new AbortController().signal)).rejects.toMatchObject({
      operation: 'setSessionCookie',
      status: 401,
    })
  })
})
