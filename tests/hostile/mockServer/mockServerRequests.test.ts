import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { exceedsJsonDepth } from '../../../mock-server/http/requestBody/exceedsJsonDepth'
import { requestLimits } from '../../../mock-server/http/requestLimits'
import { UserSessionStore } from '../../../mock-server/http/userSessionStore'
import { LinearTimeRegExp } from '../../../mock-server/query/linearTimeRegExp'
import { operations } from '../../../src/generated/operations'
import { measureCpuMs } from '../../harness/measureCpuMs'
import { fc, test } from '../../harness/propertyTest'
import { scaleHostileRunCount } from '../scaleHostileRunCount'
import { ADMIN_ACCOUNT_HEADERS, READER_ACCOUNT_HEADERS, RestrictedMockServer } from './restrictedMockServer'

const MAX_CPU_MS = 3_000
const LATER = new Date(Date.now() + 86_400_000).toUTCString()
let mockServer: RestrictedMockServer

beforeAll(async () => {
  mockServer = new RestrictedMockServer()
  await mockServer.fillLibraries()
}, 30_000)
afterAll(() => mockServer.close())

describe('conditional requests', () => {
  const paths = (id: string, seriesId: string, thumbnailId: string) =>
    [
      `/api/v1/books/${id}`,
      `/api/v1/books/${id}/pages`,
      `/api/v1/books/${id}/pages/1`,
      `/api/v1/books/${id}/pages/2`,
      `/api/v1/books/${id}/pages/1/thumbnail`,
      `/api/v1/books/${id}/pages/1/raw`,
      `/api/v1/books/${id}/thumbnail`,
      `/api/v1/books/${id}/thumbnails`,
      `/api/v1/books/${id}/thumbnails/${thumbnailId}`,
      `/api/v1/books/${id}/file`,
      `/api/v1/books/${id}/manifest`,
      `/api/v1/books/${id}/positions`,
      `/api/v1/books/${id}/progression`,
      `/api/v1/books/${id}/resource/c.xhtml`,
      `/api/v1/books/${id}/next`,
      `/api/v1/series/${seriesId}`,
      `/api/v1/series/${seriesId}/thumbnail`,
      `/api/v1/series/${seriesId}/thumbnails/${thumbnailId}`,
      `/api/v1/series/${seriesId}/books`,
      `/api/v1/series/${seriesId}/file`,
    ] as const
  const conditions: Record<string, string>[] = [
    {},
    { 'if-modified-since': LATER },
    { 'if-none-match': '*' },
    { 'if-none-match': '"0", W/"1"', 'if-modified-since': LATER },
  ]

  test('do not reveal a book that the user may not see', async () => {
    for (const name of ['comic', 'novel', 'sheets']) {
      const book = mockServer.book('Hidden', name)
      const [poster] = mockServer.world.thumbnails.of('book', book.id)
      for (const path of paths(book.id, book.seriesId, poster?.id ?? 'none'))
        for (const condition of conditions) {
          const { status } = await mockServer.request(path, { ...READER_ACCOUNT_HEADERS, ...condition })
          expect([path, status >= 400 && status < 500]).toEqual([path, true])
        }
    }
  })

  test('do not respond 304 for a book, page or file that does not exist, except to the date of an existing book', async () => {
    const { id } = mockServer.book('Open', 'comic')
    const novel = mockServer.book('Open', 'novel').id
    const statusOf = async (path: string, condition: Record<string, string>) =>
      (await mockServer.request(`/api/v1${path}`, { ...READER_ACCOUNT_HEADERS, ...condition })).status
    const missingPages = ['0', '99', '99/thumbnail', '1/raw'].map(page => `/books/${id}/pages/${page}`)
    const missing = [
      `/books/${id}/positions`,
      `/books/${novel}/resource/none.xhtml`,
      '/books/none/pages/1',
      ...missingPages,
    ]
    for (const path of missing)
      for (const condition of conditions.slice(1)) {
        // If a request for a page contains If-Modified-Since but no If-None-Match, the server compares the date before
        // it checks that the page exists. Therefore, the response for a missing page can be 304. If the request
        // contains If-None-Match, the server ignores the date.
        const onlyDate = !('if-none-match' in condition) && missingPages.includes(path)
        expect([path, condition, (await statusOf(path, condition)) === 304]).toEqual([path, condition, onlyDate])
      }
  })

  test('avoid the transfer of unchanged pages', async () => {
    const { id } = mockServer.book('Open', 'comic')
    expect(
      (
        await mockServer.request(`/api/v1/books/${id}/pages/1`, {
          ...READER_ACCOUNT_HEADERS,
          'if-modified-since': LATER,
        })
      ).status,
    ).toBe(304)
  })

  test('a poster of a hidden book is not available under the id of another book', async () => {
    const [poster] = mockServer.world.thumbnails.of('book', mockServer.book('Hidden', 'comic').id)
    const path = `/api/v1/books/${mockServer.book('Open', 'comic').id}/thumbnails/${poster?.id}`
    expect([
      (await mockServer.request(path, READER_ACCOUNT_HEADERS)).status,
      (await mockServer.request(path, ADMIN_ACCOUNT_HEADERS)).status,
    ]).toEqual([404, 200])
  })
})

describe('request bodies', () => {
  const post = (path: string, body: BodyInit, type = 'application/json') =>
    mockServer.request(path, { ...ADMIN_ACCOUNT_HEADERS, 'content-type': type }, { method: 'POST', body })

  test('have a limited size, measured by the received JSON bytes', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const request = new Request('http://server/api/v1/series/list', {
      method: 'POST',
      headers: { ...ADMIN_ACCOUNT_HEADERS, 'content-type': 'application/json', 'content-length': '2' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect((await mockServer.handleRequest(request)).status).toBe(413)
    expect(sent).toBeLessThan(2 * requestLimits.jsonBytes)
  })

  test('have a limited JSON depth', async () => {
    for (const text of ['['.repeat(500_000), '{"a":'.repeat(200_000), `{"condition":${'{"allOf":['.repeat(100_000)}`])
      expect((await post('/api/v1/series/list', text)).status).toBe(400)
    const deep = (depth: number) => `{"condition":${'{"allOf":['.repeat(depth)}${']}'.repeat(depth)}}`
    expect((await post('/api/v1/series/list', deep(100))).status).toBe(200)
  })

  test('a search has a limited number of conditions', async () => {
    const conditions = (count: number) => ({
      condition: { anyOf: Array.from({ length: count }, (_, i) => ({ tag: { operator: 'is', value: `tag ${i}` } })) },
    })
    expect((await post('/api/v1/books/list', JSON.stringify(conditions(1000)))).status).toBe(200)
    expect((await post('/api/v1/books/list', JSON.stringify(conditions(20_000)))).status).toBe(400)
  })

  test('forms with many parts or an endless part are refused within the time limit', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'
    const bodies = [
      part.repeat(150_000),
      `${part.repeat(1000)}--x--`,
      '-'.repeat(9_000_000),
      `--x\r\n${'a: b\r\n'.repeat(500_000)}`,
    ]
    const cpuMs = await measureCpuMs(async () => {
      for (const body of bodies)
        expect((await post('/api/v1/readlists/match/comicrack', body, 'multipart/form-data; boundary=x')).status).toBe(
          400,
        )
    })
    expect(cpuMs).toBeLessThan(8_000)
    expect(
      (await post('/api/v1/readlists/match/comicrack', 'x'.repeat(11_000_000), 'multipart/form-data; boundary=x'))
        .status,
    ).toBe(413)
  }, 30_000)

  test.prop([fc.json({ maxDepth: 20 })], { numRuns: scaleHostileRunCount(100) })(
    'the depth limit measures the same depth as the JSON parser',
    json => {
      const depthOf = (value: unknown): number =>
        typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
      const depth = depthOf(JSON.parse(json))
      expect([exceedsJsonDepth(json, depth), depth > 0 && exceedsJsonDepth(json, depth - 1)]).toEqual([
        false,
        depth > 0,
      ])
    },
  )
})

describe('searches', () => {
  test('with expressions and wildcards that cause backtracking get a response within the time limit', async () => {
    const { series } = mockServer.world
    const [longTitled] = series.values()
    if (longTitled) Object.assign(longTitled.metadata, { title: 'a'.repeat(50_000), titleSort: 'a'.repeat(50_000) })
    const expressions = [
      '(a+)+$b',
      '(a|a)*b',
      '(a*)*(a*)*(a*)*b',
      '(.*a){20}b',
      'a{1000}{1000}',
      '(){9999}{9999}{9999}',
      `${'('.repeat(5000)}`,
      '[',
      '(?=a)',
      '\\1',
    ]
    for (const expression of expressions) {
      const cpuMs = await measureCpuMs(async () => {
        await mockServer.request(`/api/v1/series?search_regex=${encodeURIComponent(`${expression},title`)}`)
        await mockServer.request(`/api/v1/series?search=${encodeURIComponent(`title:/${expression}/`)}`)
      })
      expect([expression, cpuMs < MAX_CPU_MS]).toEqual([expression, true])
    }
    for (const text of [
      `${'a*'.repeat(500)}b`,
      '('.repeat(4000),
      'a~ '.repeat(1000),
      '"a b"~99999999',
      '\\'.repeat(3999),
      '[a TO '.repeat(500),
    ]) {
      const cpuMs = await measureCpuMs(async () =>
        expect((await mockServer.request(`/api/v1/series?search=${encodeURIComponent(text)}`)).status).toBe(200),
      )
      expect(cpuMs).toBeLessThan(MAX_CPU_MS)
    }
  })

  const atoms = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\d', '(a|b)', '(?:ab)', 'x', '\\.', '\\bA', 'B')
  const parts = fc.tuple(atoms, fc.constantFrom('', '*', '+', '?', '{2}', '{0,2}', '*?'))
  const expression = fc
    .tuple(fc.boolean(), fc.array(parts, { minLength: 1, maxLength: 5 }), fc.constantFrom('', '$', '|^a'))
    .map(([isAnchored, list, end]) => `${isAnchored ? '^' : ''}${list.map(part => part.join('')).join('')}${end}`)

  test.prop([expression, fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'x', '1', '.', ' '), maxLength: 12 })], {
    numRuns: scaleHostileRunCount(1000),
  })('the linear regular expressions match the same texts as the built-in ones', (source, text) => {
    expect([source, text, new LinearTimeRegExp(source, true).test(text)]).toEqual([
      source,
      text,
      new RegExp(source, 'i').test(text),
    ])
  })
})

/** Replaces incomplete surrogate pairs, which `encodeURIComponent` cannot encode. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')
const encoded = (text: string) => encodeURIComponent(wellFormed(text))
const encodedPath = (text: string) => encodeURI(wellFormed(text))

describe('any request', () => {
  const unusualText = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
    fc.constantFrom(
      '..',
      '.',
      '%00',
      '%',
      '%2e%2e',
      '%ff',
      '%2F',
      '0',
      '-1',
      '1e999',
      'null',
      '__proto__',
      'constructor',
      '😀',
      'x'.repeat(5000),
    ),
  )
  const existingBook = fc.constantFrom('comic', 'novel', 'sheets').map(name => () => mockServer.book('Open', name))
  const parameter = fc.oneof(
    unusualText.map(text => () => text),
    existingBook.map(book => () => book().id),
    existingBook.map(book => () => book().seriesId),
    fc.constantFrom(
      () => '1',
      () => 'c.xhtml',
      () => mockServer.library('Open').id,
    ),
  )
  const keys = [
    'page',
    'size',
    'sort',
    'search',
    'search_regex',
    'author',
    'library_id',
    'convert',
    'tag',
    'released_after',
    'media_status',
    'unpaged',
    'remember-me',
    'resize',
    'selected',
  ]
  const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...keys), unusualText), unusualText), { maxLength: 5 })
  const value = fc.oneof(
    unusualText,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(unusualText, { maxLength: 3 }),
  )
  const fields = fc.constantFrom(
    'name',
    'email',
    'password',
    'roles',
    'root',
    'path',
    'condition',
    'page',
    'completed',
    'device',
    'locator',
    'modified',
    'hash',
    'action',
    'books',
    'copyMode',
    'seriesIds',
    'bookIds',
    'ordered',
    'comment',
    'title',
    'titleLock',
    'links',
    'authors',
    'releaseDate',
    'ageRating',
    'fullTextSearch',
  )
  const object = fc.dictionary(
    fc.oneof(fields, unusualText),
    fc.oneof(value, fc.dictionary(unusualText, value, { maxKeys: 3 })),
    {
      maxKeys: 6,
    },
  )
  const body = fc.oneof(
    object.map(fields => JSON.stringify(fields)),
    fc.json(),
    fc.string({ maxLength: 100 }),
  )
  const headerText = fc
    .string({ unit: fc.constantFrom(...'abcXYZ019 =;,:"/*.-+\t'), maxLength: 200 })
    .map(text => text.trim())
  const headers = fc.dictionary(
    fc.constantFrom(
      'accept',
      'cookie',
      'if-none-match',
      'if-modified-since',
      'range',
      'x-auth-token',
      'x-forwarded-prefix',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-port',
      'user-agent',
      'content-type',
      'x-api-key',
    ),
    fc.oneof(
      headerText,
      fc.constantFrom(
        'application/json',
        '*/*',
        'multipart/form-data; boundary=x',
        `Basic ${'='.repeat(99)}`,
        '/'.repeat(8000),
      ),
    ),
    { maxKeys: 2 },
  )
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const excluded = new Set([
    'shutDownServer',
    'shutdown',
    'deleteUser',
    'changeMyPassword',
    'changeUserPassword',
    'updateUser',
  ])
  const templates = Object.entries(operations).filter(
    ([name, { path }]) => !excluded.has(name) && !path.includes('shutdown') && !path.startsWith('/sse'),
  )

  test.prop(
    [
      fc.constantFrom(...templates.map(([, operation]) => operation)),
      fc.array(parameter, { minLength: 3, maxLength: 3 }),
      query,
      headers,
      body,
      fc.oneof({ weight: 6, arbitrary: fc.constant('own') }, fc.constantFrom(...methods)),
      fc.oneof(
        {
          weight: 8,
          arbitrary: fc.constantFrom<Record<string, string>[]>(
            ADMIN_ACCOUNT_HEADERS,
            ADMIN_ACCOUNT_HEADERS,
            ADMIN_ACCOUNT_HEADERS,
            READER_ACCOUNT_HEADERS,
          ),
        },
        fc.constantFrom<Record<string, string>[]>({}, { authorization: 'Basic' }, { authorization: 'Basic OjpiOg==' }),
      ),
    ],
    { numRuns: scaleHostileRunCount(700) },
  )(
    'gets a response within the time limit and without an unexpected error',
    async (operation, parameters, pairs, extraHeaders, text, method, credentials) => {
      const errors: unknown[] = []
      vi.spyOn(console, 'error').mockImplementation((...texts) => void errors.push(texts))
      const values = [...parameters]
      const path = operation.path.replace(/\{\w+\}/g, () => encodedPath(values.pop()?.() ?? 'x').replace(/[?#]/g, ''))
      const search = pairs.map(([key, text]) => `${encoded(key)}=${encoded(text)}`).join('&')
      const verb = method === 'own' ? operation.method : method
      if (verb === 'DELETE' && /\/(libraries|file)/.test(path)) return
      const isBodied = verb !== 'GET' && verb !== 'HEAD'
      const cpuMs = await measureCpuMs(async () => {
        const response = await mockServer.request(
          `${path}?${search}`,
          { ...(isBodied ? { 'content-type': 'application/json' } : {}), ...extraHeaders, ...credentials },
          { method: verb, ...(isBodied ? { body: text } : {}) },
        )
        await response.arrayBuffer()
      })
      expect(cpuMs).toBeLessThan(MAX_CPU_MS)
      vi.restoreAllMocks()
      expect(errors).toEqual([])
    },
    60_000,
  )

  test('an error in a handler gives status 500 and a single log line without control characters', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { books } = mockServer.world
    vi.spyOn(books, 'get').mockImplementationOnce(() => {
      throw new Error('broken\nforged line')
    })
    expect((await mockServer.request('/api/v1/books/x')).status).toBe(500)
    expect(errors.mock.calls).toHaveLength(1)
    expect(errors.mock.calls[0]?.join(' ')).toMatch(/^[^\n]+$/)
    vi.restoreAllMocks()
  })
})

describe('data that callers can store', () => {
  test('sessions are limited per user, and in total for anonymous callers', () => {
    const store = new UserSessionStore()
    const first = store.open('A')
    const other = store.open('B')
    for (let i = 0; i < requestLimits.anonymousSessionCount + 10; i++) store.open()
    expect([store.find(first.id), store.find(other.id)]).toEqual([first, other])
    for (let i = 0; i < requestLimits.sessionsPerUser; i++) {
      store.open('A')
      if (i < requestLimits.sessionsPerUser / 2) store.find(first.id)
    }
    expect([store.find(first.id)?.id, store.find(other.id)?.id]).toEqual([first.id, other.id])
    for (let i = 0; i < requestLimits.sessionsPerUser; i++) store.open('A')
    expect(store.find(first.id)).toBeUndefined()
  })

  test('a session id that the caller has chosen is never accepted', async () => {
    const chosen = `KOMGA-SESSION=${Buffer.from('chosen').toString('base64url')}`
    const response = await mockServer.request('/api/v2/users/me', { ...READER_ACCOUNT_HEADERS, cookie: chosen })
    expect(response.headers.getSetCookie().join()).not.toContain(chosen)
    expect(
      (await mockServer.request('/api/v2/users/me', { cookie: chosen, 'x-requested-with': 'XMLHttpRequest' })).status,
    ).toBe(401)
  })

  test('settings, API keys and positions of a user are limited', async () => {
    const send = async (method: string, path: string, body: object) => {
      const headers = { ...READER_ACCOUNT_HEADERS, 'content-type': 'application/json' }
      return (await mockServer.request(path, headers, { method, body: JSON.stringify(body) })).status
    }
    const value = 'x'.repeat(1024 * 1024)
    const settings: number[] = []
    for (let i = 0; i < 9; i++)
      settings.push(await send('PATCH', '/api/v1/client-settings/user', { [`key${i}`]: { value } }))
    expect([settings[0], settings.at(-1)]).toEqual([204, 413])
    const sendKey = (comment: string) => send('POST', '/api/v2/users/me/api-keys', { comment })
    expect(await sendKey(value)).toBe(413)
    const { apiKeys } = mockServer.world
    for (let i = 1; i < requestLimits.apiKeysPerUser; i++)
      apiKeys.set(`k${i}`, { id: `k${i}`, userId: 'R', keyHash: '', comment: `key ${i}`, created: 0 })
    expect([await sendKey('last'), await sendKey('too many')]).toEqual([200, 413])
    apiKeys.clear()
    const { id } = mockServer.book('Open', 'novel')
    const locator = { href: 'c.xhtml', type: 'application/xhtml+xml', title: value }
    const progression = { device: { id: 'd', name: 'd' }, locator, modified: '2026-01-01T00:00:00Z' }
    expect(await send('PUT', `/api/v1/books/${id}/progression`, progression)).toBe(413)
  })

  test('the authentication activity has limited entries and a limited number of entries', async () => {
    const long = `Basic ${btoa(`${'x'.repeat(6000)}:y`)}`
    await mockServer.request('/api/v2/users/me', { authorization: long, 'user-agent': 'z'.repeat(6000) })
    expect(JSON.stringify(mockServer.world.activity.at(-1)).length).toBeLessThan(2000)
    mockServer.world.activity = Array.from(
      { length: 3 * requestLimits.activityCount },
      () => ({ ...mockServer.world.activity[0] }) as never,
    )
    await mockServer.request('/api/v2/users/me', READER_ACCOUNT_HEADERS)
    expect(mockServer.world.activity.length).toBeLessThanOrEqual(requestLimits.activityCount)
  })
})
