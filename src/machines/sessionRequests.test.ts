// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestUser } from '../../tests/harness/createTestRecords'
import { fetchCurrentUser } from './sessionRequests'

describe('a session id in the URL', () => {
  const victim = createTestUser({ id: 'A', email: 'a@example.org' })
  const owner = createTestUser({ id: 'B', email: 'b@example.org' })
  const unauthorized = () => new Response('', { status: 401 })
  const requests: string[] = []
  let respondToMe: () => Response | Promise<Response>

  beforeEach(() => {
    requests.length = 0
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const { pathname } = new URL(url)
      const token = new Headers(init?.headers).get('X-Auth-Token')
      requests.push(token ? `${pathname} ${token}` : pathname)
      if (!pathname.endsWith('/set-cookie')) return respondToMe()
      if (token === 'SESSION') respondToMe = () => Response.json(owner)
      return new Response(null, { status: 204 })
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const fetchUser = (token?: string) => fetchCurrentUser(token, new AbortController().signal)

  test('does not replace the session of a signed-in user', async () => {
    respondToMe = () => Response.json(victim)
    expect(await fetchUser('SESSION')).toMatchObject({ id: 'A' })
    expect(requests).toEqual(['/api/v2/users/me'])
  })

  test('signs in if no user is signed in', async () => {
    respondToMe = unauthorized
    expect(await fetchUser('SESSION')).toMatchObject({ id: 'B' })
    expect(requests).toEqual(['/api/v2/users/me', '/api/v1/login/set-cookie SESSION', '/api/v2/users/me'])
  })

  test('fails with status 401 if the id is not valid', async () => {
    respondToMe = unauthorized
    await expect(fetchUser('OTHER')).rejects.toMatchObject({ status: 401 })
  })

  test('is not exchanged while the server does not respond, because a user may be signed in', async () => {
    respondToMe = () => Promise.reject(new TypeError('no network'))
    await expect(fetchUser('SESSION')).rejects.toMatchObject({ status: 0 })
    expect(requests).not.toContain('/api/v1/login/set-cookie SESSION')
  })
})
