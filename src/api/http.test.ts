// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listBooksByQuery } from '../generated/books/books.calls'
import { getSeriesOfCollection } from '../generated/collections/collections.calls'
import { http, onSessionExpired } from './http'
import { ServerError } from './ServerError'
import { getServerConnectionState } from './serverConnection'

const fetched = vi.fn<typeof fetch>()
const onSessionEnd = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  onSessionEnd.mockReset()
  stop = onSessionExpired(onSessionEnd)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const respondWith = (body: BodyInit | null, status = 200, type?: string) => {
  const response = new Response(body, { status, headers: type ? { 'content-type': type } : {} })
  if (!type) response.headers.delete('content-type')
  fetched.mockResolvedValueOnce(response)
}
const failure = async (operation?: string) => {
  const error = await http('/api/v1/x', { operation }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ServerError)
  return error as ServerError
}

const waitForLostConnection = () => vi.waitFor(() => expect(getServerConnectionState()).toBe('lost'))
const restoreConnection = () => {
  respondWith('{}', 200, 'application/json')
  dispatchEvent(new Event('online'))
  return vi.waitFor(() => expect(getServerConnectionState()).toBe('ok'))
}
const incompleteBody = () =>
  new ReadableStream({
    start: stream => {
      stream.enqueue(new TextEncoder().encode('{"content":['))
      stream.error(new TypeError('network error'))
    },
  })

test.each(['x-longbox-offline', 'x-longbox-kept'])(
  'rejects a response that a service worker marked as cached (%s) if the call forbids caches',
  async header => {
    fetched.mockImplementation(async () => Response.json([], { headers: { [header]: 'yes' } }))
    await expect(http('/api/v1/x', { cache: 'no-store' })).rejects.toMatchObject({ status: 0 })
    await expect(http('/api/v1/x')).resolves.toEqual([])
  },
)

test('a cached response without a call of the server does not restore a lost connection', async () => {
  vi.resetModules()
  const { http } = await import('./http')
  const { getServerConnectionState } = await import('./serverConnection')
  fetched.mockRejectedValue(new TypeError('no network'))
  await http('/api/v1/x').catch(() => {})
  await vi.waitFor(() => expect(getServerConnectionState()).toBe('lost'))
  fetched.mockImplementation(async () => Response.json([], { headers: { 'x-longbox-cached': 'yes' } }))
  await http('/api/v1/x')
  expect(getServerConnectionState()).toBe('lost')
  fetched.mockImplementation(async () => Response.json([]))
  await http('/api/v1/x')
  expect(getServerConnectionState()).toBe('ok')
})

test('does not reuse the response of an aborted call for the same URL', async () => {
  const aborted = new AbortController()
  fetched.mockImplementationOnce(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  )
  const first = http('/api/v1/x', { signal: aborted.signal }).catch(() => 'aborted')
  aborted.abort()
  for (let call = 0; call < 2; call++) {
    respondWith('{}', 200, 'application/json')
    await http('/api/v1/x')
  }
  expect(await first).toBe('aborted')
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload', undefined])
})

describe('a request', () => {
  test('carries credentials and the header that prevents the password dialog of the browser', async () => {
    respondWith('{}', 200, 'application/json')
    await http('/api/v1/x', { method: 'POST', headers: { Accept: 'image/*' } })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe(`${location.origin}/api/v1/x`)
    expect(init?.credentials).toBe('include')
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'image/*',
      'x-requested-with': 'XMLHttpRequest',
    })
  })

  test('sends lists as repeated keys, and authors as name and role', async () => {
    respondWith('{"content":[],"totalElements":0}', 200, 'application/json')
    const author = ['Ada Quill,writer', 'Müller & Sons, Ltd,inker']
    await getSeriesOfCollection('C1', { library_id: ['L1', 'L2'], tag: ['a,b', '雨 + 1'], author, complete: undefined })
    respondWith('{"content":[],"totalElements":0}', 200, 'application/json')
    await listBooksByQuery({ read_status: ['READ', 'UNREAD'], sort: ['metadata.title,desc', 'created'], page: 0 })
    const urls = fetched.mock.calls.map(([url]) => new URL(String(url)))
    expect(urls.map(({ pathname }) => pathname)).toEqual(['/api/v1/collections/C1/series', '/api/v1/books'])
    expect(urls.map(({ searchParams }) => [...searchParams])).toEqual([
      [
        ['library_id', 'L1'],
        ['library_id', 'L2'],
        ['tag', 'a,b'],
        ['tag', '雨 + 1'],
        ...author.map(value => ['author', value]),
      ],
      [
        ['read_status', 'READ'],
        ['read_status', 'UNREAD'],
        ['sort', 'metadata.title,desc'],
        ['sort', 'created'],
        ['page', '0'],
      ],
    ])
  })

  test.each(['application/json', 'application/json;charset=UTF-8', 'application/vnd.readium.progression+json'])(
    'parses %s as JSON',
    async type => {
      respondWith('{"a":1}', 200, type)
      expect(await http('/api/v1/x')).toEqual({ a: 1 })
    },
  )

  test('cuts long texts', async () => {
    const title = 'A long title '.repeat(800_000)
    respondWith(JSON.stringify({ content: [{ title, pages: 3 }, { title: 'Short' }] }), 200, 'application/json')
    const { content } = await http<{ content: { title: string; pages?: number }[] }>('/api/v1/x')
    expect(content[0]?.title).toHaveLength(1_000)
    expect(content[0]?.pages).toBe(3)
    expect(content[1]?.title).toBe('Short')
  })

  test('returns undefined for a response without a body', async () => {
    respondWith(null, 204)
    expect(await http('/api/v1/x')).toBeUndefined()
    respondWith('', 202)
    expect(await http('/api/v1/x')).toBeUndefined()
  })

  test('returns a Blob for images and text for logs', async () => {
    respondWith('x', 200, 'image/jpeg')
    expect(await http('/api/v1/x')).toHaveProperty('size', 1)
    respondWith('a line', 200, 'text/plain;charset=UTF-8')
    expect(await http('/actuator/logfile')).toBe('a line')
  })

  test('returns book files unchanged', async () => {
    respondWith('<html/>', 200, 'text/html')
    expect(await http('/api/v1/x', { operation: 'getBookResource' })).toHaveProperty('size', 7)
  })
})

describe('the end of a session', () => {
  test('is detected by a 401 with an empty body', async () => {
    respondWith('', 401)
    expect(await failure()).toMatchObject({ status: 401, serverMessage: undefined })
    expect(onSessionEnd).toHaveBeenCalledOnce()
  })

  test.each([undefined, 'text/plain;charset=UTF-8'])(
    'is detected by a sentence with status 200 (type %s)',
    async type => {
      respondWith('This session has been expired (possibly due to multiple logins).', 200, type)
      expect(await failure()).toMatchObject({ status: 401 })
      expect(onSessionEnd).toHaveBeenCalledOnce()
    },
  )
})

describe('a failure', () => {
  test('contains operation, status and server message', async () => {
    respondWith('{"message":"Library name already exists"}', 400, 'application/json')
    expect(await failure('createLibrary')).toMatchObject({
      operation: 'createLibrary',
      status: 400,
      serverMessage: 'Library name already exists',
    })
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  test('results from HTML instead of data', async () => {
    respondWith('<html>', 200, 'text/html')
    expect(await failure()).toMatchObject({ status: 200 })
  })

  test('results from a missing response; the connection counts as lost until the next response', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await failure()).toMatchObject({ status: 0, isServerUnreachable: true } satisfies Partial<ServerError>)
    await waitForLostConnection()
    respondWith('{}', 200, 'application/json')
    await http('/api/v1/x')
    expect(getServerConnectionState()).toBe('ok')
  })

  test('results from an incomplete response of any kind', async () => {
    for (const [status, type] of [
      [200, 'application/json'],
      [200, 'image/jpeg'],
      [400, 'application/json'],
    ] as const) {
      respondWith(incompleteBody(), status, type)
      expect(await failure()).toMatchObject({ status: 0, isServerUnreachable: true } satisfies Partial<ServerError>)
      await waitForLostConnection()
      await restoreConnection()
    }
  })

  test('results from malformed JSON', async () => {
    respondWith('{"content":[', 200, 'application/json')
    expect(await failure()).toMatchObject({ status: 200 })
  })

  test.each([
    [502, undefined],
    [504, 'application/json'],
    [503, 'text/html'],
    [522, 'text/html; charset=UTF-8'],
    [404, 'text/plain; charset=utf-8'],
    [404, 'Text/HTML'],
  ])('results from the gateway error %i of a proxy (type %s)', async (status, type) => {
    respondWith('', status, type)
    respondWith('', status, type)
    expect(await failure()).toMatchObject({ isServerUnreachable: true } satisfies Partial<ServerError>)
    await waitForLostConnection()
    await restoreConnection()
  })

  test.each([
    [503, 'application/json'],
    [503, 'Application/JSON'],
    [404, 'application/json'],
    [404, undefined],
    [500, 'text/html'],
  ])('results from the server with the status %i (type %s)', async (status, type) => {
    respondWith('', status, type)
    expect(await failure()).toMatchObject({ status, isServerUnreachable: false } satisfies Partial<ServerError>)
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('does not replace the reason of an abort', async () => {
    const controller = new AbortController()
    controller.abort()
    fetched.mockRejectedValueOnce(controller.signal.reason)
    await expect(http('/api/v1/x', { signal: controller.signal })).rejects.toBe(controller.signal.reason)
    respondWith(incompleteBody(), 200, 'application/json')
    await expect(http('/api/v1/x', { signal: controller.signal })).rejects.not.toBeInstanceOf(ServerError)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(getServerConnectionState()).toBe('ok')
  })
})
