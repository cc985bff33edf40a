import type { HttpHandler } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createMockServerHandlers } from '../createMockServerHandlers'
import { createUserRecord } from '../handlers/accounts/createSessionAndClaimHandlers'
import { MockServerState } from '../state/mockServerState'
import type { MockServerOptions, MockServerRequestHandler } from './createMockServer'
import { createMockServer } from './createMockServer'

const XHR = { 'x-requested-with': 'XMLHttpRequest' }
const ADMIN = { authorization: `Basic ${btoa('admin@example.org:secret')}` }
const READER = { authorization: `Basic ${btoa('reader@example.org:secret')}` }
const ME = '/api/v2/users/me'

let world: MockServerState
let handle: MockServerRequestHandler

function start(options: MockServerOptions = {}, extraHandlers: HttpHandler[] = []) {
  world = new MockServerState()
  world.users.set('A', createUserRecord('A', 'admin@example.org', 'secret', ['ADMIN']))
  world.users.set('R', createUserRecord('R', 'reader@example.org', 'secret', []))
  handle = createMockServer(world, [...extraHandlers, ...createMockServerHandlers(world, options)], options)
}

const send = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  handle(new Request(`http://server${path}`, { ...init, headers: { ...XHR, ...headers } }))
const sessionIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .find(cookie => cookie.startsWith('KOMGA-SESSION='))
    ?.split(';')[0] ?? ''

beforeEach(() => start())

describe('sessions', () => {
  test('Basic credentials open a session, which later requests continue with the cookie', async () => {
    const first = await send(ME, ADMIN)
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^KOMGA-SESSION=.+; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const second = await send(ME, { cookie: sessionIn(first) })
    expect(await second.json()).toMatchObject({ email: 'admin@example.org', roles: ['ADMIN', 'USER'] })
    expect(second.headers.getSetCookie()).toEqual([])
  })

  test('two users do not share a session', async () => {
    const admin = sessionIn(await send(ME, ADMIN))
    const reader = sessionIn(await send(ME, READER))
    expect(await (await send(ME, { cookie: admin })).json()).toMatchObject({ id: 'A' })
    expect(await (await send(ME, { cookie: reader })).json()).toMatchObject({ id: 'R' })
    expect((await send(ME)).status).toBe(401)
  })

  test('ignores session cookies of servers under other paths of the host', async () => {
    const mine = sessionIn(await send(ME, ADMIN))
    for (const cookie of [`${mine}; KOMGA-SESSION=b2xk`, `KOMGA-SESSION=b2xk; other=1; ${mine}`])
      expect(await (await send(ME, { cookie })).json()).toMatchObject({ id: 'A' })
  })

  test('X-Auth-Token opens a session without a cookie', async () => {
    const first = await send(ME, { ...ADMIN, 'x-auth-token': '' })
    const token = first.headers.get('x-auth-token') ?? ''
    expect(first.headers.getSetCookie()).toEqual([])
    expect((await send(ME, { 'x-auth-token': token })).status).toBe(200)
    const cookieResponse = await send('/api/v1/login/set-cookie', { 'x-auth-token': token })
    expect((await send(ME, { cookie: sessionIn(cookieResponse) })).status).toBe(200)
  })

  test('a remember-me cookie signs in without a session, but not for administrator calls', async () => {
    const first = await send(`${ME}?remember-me=true`, READER)
    const cookie =
      first.headers
        .getSetCookie()
        .find(header => header.startsWith('komga-remember-me='))
        ?.split(';')[0] ?? ''
    const again = await send(ME, { cookie })
    expect(again.status).toBe(200)
    expect(world.activity.at(-1)).toMatchObject({ source: 'RememberMe', success: true })
    expect((await send('/api/v2/users', { cookie })).status).toBe(401)
    expect((await send('/api/v2/users', { cookie: sessionIn(again) })).status).toBe(403)
  })

  test('signing out deletes the cookies', async () => {
    const cookie = sessionIn(await send(ME, ADMIN))
    const signOut = await send('/api/logout', { cookie }, { method: 'POST' })
    expect(signOut.status).toBe(204)
    expect(signOut.headers.getSetCookie()).toHaveLength(3)
    expect((await send(ME, { cookie })).status).toBe(401)
  })

  test('the first response after an administrator ends a session reports the end, with status 200', async () => {
    const cookie = sessionIn(await send(ME, READER))
    const events: string[] = []
    world.subscribe(({ event }) => events.push(event))
    const body = JSON.stringify({ roles: ['PAGE_STREAMING'] })
    expect(
      (await send('/api/v2/users/R', { ...ADMIN, 'content-type': 'application/json' }, { method: 'PATCH', body }))
        .status,
    ).toBe(204)
    expect(events).toEqual(['SessionExpired'])
    const notice = await send(ME, { cookie })
    expect([notice.status, notice.headers.get('content-type'), (await notice.text()).length]).toEqual([200, null, 108])
    expect((await send(ME, { cookie })).status).toBe(401)
  })

  test('records a sign-in with a wrong password', async () => {
    expect((await send(ME, { authorization: `Basic ${btoa('admin@example.org:wrong')}` })).status).toBe(401)
    expect(world.activity).toEqual([expect.objectContaining({ userId: 'A', success: false, error: 'Bad credentials' })])
  })
})

describe('error responses', () => {
  test('a script gets a 401 without a body, a page gets an authentication document', async () => {
    const script = await send(ME)
    expect([script.status, script.headers.get('www-authenticate'), await script.text()]).toEqual([401, null, ''])
    const page = await handle(new Request(`http://server${ME}`, { headers: { accept: 'text/html' } }))
    expect([page.status, page.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="Realm"'])
    expect(sessionIn(page)).not.toBe('')
  })

  test.each([
    ['GET', '/api/v1/nonsense', 404, 'No endpoint GET /api/v1/nonsense.'],
    ['PUT', '/api/v1/claim', 405, "Method 'PUT' is not supported."],
    ['GET', '/api/v1/collections/NOPE', 404, '404 NOT_FOUND'],
    ['GET', '/api/v1/series?deleted=maybe', 400, expect.stringContaining('Invalid boolean value [maybe]')],
    ['GET', '/api/v1/series?status=ongoing', 400, expect.stringContaining("'status'")],
  ])('%s %s', async (method, path, status, message) => {
    const response = await send(path, ADMIN, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ status, message, path: path.split('?')[0] })
  })

  test.each([
    ['/api/v1/books/NOPE', '', ''],
    ['/api/v1/series/NOPE', '', ''],
    ['/api/v1/books/NOPE/next', 'No message available', '404 NOT_FOUND'],
    ['/api/v1/series/NOPE/collections', [], '404 NOT_FOUND'],
  ])('unknown id at %s, for an unrestricted and a restricted user', async (path, free, restricted) => {
    const readMessage = async () => {
      const text = await (await send(path, READER)).text()
      const body = text === '' ? '' : JSON.parse(text)
      return body.message ?? body
    }
    expect(await readMessage()).toEqual(free)
    world.users.set('R', { ...createUserRecord('R', 'reader@example.org', 'secret', []), labelsExclude: ['dark'] })
    expect(await readMessage()).toBe(restricted)
  })

  test('rejects a user without the required role', async () => {
    const response = await send('/api/v1/settings', READER)
    expect(await response.json()).toMatchObject({ status: 403, message: 'Forbidden' })
  })

  test('sends image errors without a body, and rejects a media type that it cannot produce', async () => {
    const missing = await send('/api/v1/collections/NOPE/thumbnail', { ...ADMIN, accept: 'image/*' })
    expect([missing.status, await missing.text()]).toEqual([404, ''])
    expect((await send('/api/v1/collections/NOPE/thumbnail', { ...ADMIN, accept: 'application/json' })).status).toBe(
      406,
    )
  })

  test.each([
    ['HEAD', ME],
    ['POST', '/api/v1/books/B/analyze'],
    ['PATCH', '/api/v1/books/B/metadata'],
    ['PUT', '/api/v1/books/B/progression'],
    ['DELETE', '/api/v1/books/B/read-progress'],
  ])('rejects the method %s if the request does not accept JSON', async (method, path) => {
    expect((await send(path, { ...ADMIN, accept: 'image/*' }, { method })).status).toBe(406)
    expect((await send(path, { ...ADMIN, accept: 'image/*, application/json' }, { method })).status).not.toBe(406)
  })

  test('rejects an encoded slash with the page of the web server', async () => {
    const response = await send('/api/v1/books/B/resource/a%2Fb', ADMIN)
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html;charset=utf-8'])
  })

  test('rejects paths that the firewall refuses, also without a sign-in, but accepts such queries', async () => {
    const path = '/api/v1/books/B/resource/100%25%20c.xhtml'
    for (const headers of [ADMIN, {}])
      expect(await (await send(path, headers)).json()).toMatchObject({ status: 400, error: 'Bad Request', path })
    expect((await send('/api/v1/series?search=100%25%3Ba//b', ADMIN)).status).toBe(200)
  })
})

describe('response headers', () => {
  test('responds 304 to a matching content tag', async () => {
    const first = await send('/api/v1/claim')
    const tag = first.headers.get('etag') ?? ''
    const second = await send('/api/v1/claim', { 'if-none-match': tag })
    expect([second.status, second.headers.get('cache-control')]).toEqual([304, 'max-age=0, must-revalidate, private'])
  })

  test('a HEAD request gets the content length but no content tag, and OPTIONS gets the methods of the path', async () => {
    const head = await send('/api/v1/claim', { 'if-none-match': '*' }, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([200, null, '18'])
    const options = await send('/api/v1/collections', READER, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([200, 'GET,HEAD,POST,OPTIONS'])
    expect((await send('/api/v1/nonsense', READER, { method: 'OPTIONS' })).status).toBe(404)
    expect((await send('/api/v1/collections', {}, { method: 'OPTIONS' })).status).toBe(401)
  })

  test('forwarded headers determine the cookies and the addresses in responses', async () => {
    start({ basePath: '/inner' })
    const forwarded = {
      'x-forwarded-host': 'books.example.org',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/outer',
    }
    const response = await send(`/inner${ME}`, { ...ADMIN, ...forwarded })
    expect(response.headers.getSetCookie()[0]).toMatch(/; Path=\/outer; Secure; HttpOnly; SameSite=Lax$/)
    const page = await handle(new Request(`http://server/inner${ME}`, { headers: forwarded }))
    expect(await page.json()).toMatchObject({ id: 'https://books.example.org/outer/opds/v2/auth' })
  })
})

test('sends each live event only to the users who may receive it', async () => {
  const response = await send('/sse/v1/events', READER)
  const reader = response.body?.getReader()
  world.emit({ userId: 'A' }, 'ReadProgressChanged', { bookId: 'B' })
  world.emit('admins', 'BookImported', {})
  world.emit('everyone', 'SeriesAdded', { seriesId: 'S' })
  const { value } = (await reader?.read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('event:SeriesAdded\ndata:{"seriesId":"S"}\n\n')
  await reader?.cancel()
})
