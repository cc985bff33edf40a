// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listBooksByQuery } from '../generated/books/books.calls'
import { getSeriesOfCollection } from '../generated/collections/collections.calls'
import { connection } from './connection'
import { http, onSignedOut } from './http'
import { ServerError } from './ServerError'

const fetched = vi.fn<typeof fetch>()
const ended = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  ended.mockReset()
  stop = onSignedOut(ended)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const answers = (body: BodyInit | null, status = 200, type?: string) => {
  const response = new Response(body, { status, headers: type ? { 'content-type': type } : {} })
  if (!type) response.headers.delete('content-type')
  fetched.mockResolvedValueOnce(response)
}
const failure = async (operation?: string) => {
  const error = await http('/api/v1/x', { operation }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ServerError)
  return error as ServerError
}

/** A call that got no answer asks whether any would; nobody answers that here. */
const isLost = () => vi.waitFor(() => expect(connection()).toBe('lost'))
const isBack = () => {
  answers('{}', 200, 'application/json')
  dispatchEvent(new Event('online'))
  return vi.waitFor(() => expect(connection()).toBe('ok'))
}
const brokenOff = () =>
  new ReadableStream({
    start: stream => {
      stream.enqueue(new TextEncoder().encode('{"content":['))
      stream.error(new TypeError('network error'))
    },
  })

test('a call after an aborted one for the same URL does not join its response', async () => {
  const aborted = new AbortController()
  fetched.mockImplementationOnce(
    (_, init) => new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  )
  const first = http('/api/v1/x', { signal: aborted.signal }).catch(() => 'aborted')
  aborted.abort()
  for (let call = 0; call < 2; call++) {
    answers('{}', 200, 'application/json')
    await http('/api/v1/x')
  }
  expect(await first).toBe('aborted')
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual([undefined, 'reload', undefined])
})

describe('an answer', () => {
  test('is asked for with credentials and the header that keeps the browser from asking for a password', async () => {
    answers('{}', 200, 'application/json')
    await http('/api/v1/x', { method: 'POST', headers: { Accept: 'image/*' } })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe(`${location.origin}/api/v1/x`)
    expect(init?.credentials).toBe('include')
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'image/*',
      'x-requested-with': 'XMLHttpRequest',
    })
  })

  test('is asked for with lists as repeated keys, authors as name and role', async () => {
    answers('{"content":[],"totalElements":0}', 200, 'application/json')
    const author = ['Ada Quill,writer', 'Müller & Sons, Ltd,inker']
    await getSeriesOfCollection('C1', { library_id: ['L1', 'L2'], tag: ['a,b', '雨 + 1'], author, complete: undefined })
    answers('{"content":[],"totalElements":0}', 200, 'application/json')
    await listBooksByQuery({ read_status: ['READ', 'UNREAD'], sort: ['metadata.title,desc', 'created'], page: 0 })
    const asked = fetched.mock.calls.map(([url]) => new URL(String(url)))
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/v1/collections/C1/series', '/api/v1/books'])
    expect(asked.map(({ searchParams }) => [...searchParams])).toEqual([
      [
        ['library_id', 'L1'],
        ['library_id', 'L2'],
        ['tag', 'a,b'],
        ['tag', '雨 + 1'],
        ...author.map(one => ['author', one]),
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
    'of %s is JSON',
    async type => {
      answers('{"a":1}', 200, type)
      expect(await http('/api/v1/x')).toEqual({ a: 1 })
    },
  )

  test('cuts texts of megabytes, which would crash the page that shows them', async () => {
    const title = 'A long title '.repeat(800_000)
    answers(JSON.stringify({ content: [{ title, pages: 3 }, { title: 'Short' }] }), 200, 'application/json')
    const { content } = await http<{ content: { title: string; pages?: number }[] }>('/api/v1/x')
    expect(content[0]?.title).toHaveLength(10_000)
    expect(content[0]?.pages).toBe(3)
    expect(content[1]?.title).toBe('Short')
  })

  test('without a body is nothing', async () => {
    answers(null, 204)
    expect(await http('/api/v1/x')).toBeUndefined()
    answers('', 202)
    expect(await http('/api/v1/x')).toBeUndefined()
  })

  test('of pictures and archives is a Blob, of a log is text', async () => {
    answers('x', 200, 'image/jpeg')
    expect(await http('/api/v1/x')).toHaveProperty('size', 1)
    answers('a line', 200, 'text/plain;charset=UTF-8')
    expect(await http('/actuator/logfile')).toBe('a line')
  })

  test('that is a file is handed over as it is', async () => {
    answers('<html/>', 200, 'text/html')
    expect(await http('/api/v1/x', { operation: 'getBookResource' })).toHaveProperty('size', 7)
  })
})

describe('the end of a session', () => {
  test('is a 401 with an empty body', async () => {
    answers('', 401)
    expect(await failure()).toMatchObject({ status: 401, serverMessage: undefined })
    expect(ended).toHaveBeenCalledOnce()
  })

  test.each([undefined, 'text/plain;charset=UTF-8'])('is also a sentence with status 200 (type %s)', async type => {
    answers('This session has been expired (possibly due to multiple logins).', 200, type)
    expect(await failure()).toMatchObject({ status: 401 })
    expect(ended).toHaveBeenCalledOnce()
  })
})

describe('a failure', () => {
  test('says which call, which status and what the server said', async () => {
    answers('{"message":"Library name already exists"}', 400, 'application/json')
    expect(await failure('createLibrary')).toMatchObject({
      operation: 'createLibrary',
      status: 400,
      serverMessage: 'Library name already exists',
    })
    expect(ended).not.toHaveBeenCalled()
  })

  test('is a page of HTML where an answer should be', async () => {
    answers('<html>', 200, 'text/html')
    expect(await failure()).toMatchObject({ status: 200 })
  })

  test('is no answer at all; the connection counts as lost until the next one', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await failure()).toMatchObject({ status: 0, isAway: true })
    await isLost()
    answers('{}', 200, 'application/json')
    await http('/api/v1/x')
    expect(connection()).toBe('ok')
  })

  test('is an answer that breaks off, of whatever kind', async () => {
    for (const [status, type] of [
      [200, 'application/json'],
      [200, 'image/jpeg'],
      [400, 'application/json'],
    ] as const) {
      answers(brokenOff(), status, type)
      expect(await failure()).toMatchObject({ status: 0, isAway: true })
      await isLost()
      await isBack()
    }
  })

  test('is what only looks like an answer', async () => {
    answers('{"content":[', 200, 'application/json')
    expect(await failure()).toMatchObject({ status: 200 })
  })

  test('is also a proxy that finds no server', async () => {
    answers('', 502)
    expect(await failure()).toMatchObject({ isAway: true })
    await isLost()
    await isBack()
  })

  test('is not what was given up', async () => {
    const given = new AbortController()
    given.abort()
    fetched.mockRejectedValueOnce(given.signal.reason)
    await expect(http('/api/v1/x', { signal: given.signal })).rejects.toBe(given.signal.reason)
    answers(brokenOff(), 200, 'application/json')
    await expect(http('/api/v1/x', { signal: given.signal })).rejects.not.toBeInstanceOf(ServerError)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(connection()).toBe('ok')
  })
})
