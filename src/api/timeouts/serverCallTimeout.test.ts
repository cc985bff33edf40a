// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { operations } from '../../generated/operations'
import { shouldRetryQuery } from '../cache/queryClient'
import { startEarlyFetch } from '../earlyFetch'
import { errorText } from '../errorText'
import { http, type ServerCallOptions } from '../http'
import { ServerError } from '../ServerError'
import { getServerConnectionState } from '../serverConnection'
import { getServerCallTimeoutMs, isWriteServerCall, SERVER_READ_TIMEOUT_MS } from './serverCallTimeout'
import { abortSlowServerReads, getSlowServerCalls, SLOW_SERVER_CALL_AFTER_MS } from './slowServerCalls'

type Responder = (signal: AbortSignal) => Promise<Response>
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const neverRespond: Responder = signal =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const json = (body: BodyInit) => new Response(body, { headers: { 'content-type': 'application/json' } })

/** Creates a response body with a pause after each chunk. If `isComplete` is false, the body never ends. */
function bodyOf(chunks: readonly string[], pauseMs: number, isComplete: boolean) {
  let timers: ReturnType<typeof setTimeout>[] = []
  return new ReadableStream({
    start(stream) {
      const later = (step: number, run: () => void) => setTimeout(run, pauseMs * step)
      timers = chunks.map((chunk, step) => later(step, () => stream.enqueue(new TextEncoder().encode(chunk))))
      if (isComplete) timers.push(later(chunks.length, () => stream.close()))
    },
    cancel: () => timers.forEach(clearTimeout),
  })
}

/** Makes the fake server respond with `respond`. Test requests, which check the connection, always succeed. */
function serve(respond: Responder) {
  fetched.mockImplementation((url, { signal }) =>
    url.endsWith('/claim') ? Promise.resolve(json('{}')) : respond(signal as AbortSignal),
  )
}

/** Starts a call. The returned object later contains the result or the error. */
function call(options: ServerCallOptions = {}) {
  const state: { result?: unknown; error?: unknown } = {}
  http('/api/v1/x', { operation: 'getBook', ...options }).then(
    result => {
      state.result = result
    },
    error => {
      state.error = error
    },
  )
  return state
}

describe('timeouts by operation', () => {
  test('classifies each operation as read or write, as in the contract', () => {
    const misclassified = Object.entries(operations).filter(
      ([operation, { method, writes }]) => isWriteServerCall({ operation, method }) !== writes,
    )
    expect(misclassified).toEqual([])
  })

  test('timeouts are longer for writes, slow operations and uploads, and can be overridden', () => {
    const readMs = getServerCallTimeoutMs({ operation: 'getSeries' })
    expect(readMs).toBe(SERVER_READ_TIMEOUT_MS)
    expect(getServerCallTimeoutMs({ operation: 'listBooks', method: 'POST', body: '{}' })).toBe(readMs)
    expect(getServerCallTimeoutMs({ operation: 'updateBookMetadata', method: 'PATCH' })).toBeGreaterThan(readMs)
    expect(getServerCallTimeoutMs({ operation: 'scanTransientBooks', method: 'POST' })).toBeGreaterThan(5 * 60_000)
    expect(getServerCallTimeoutMs({ operation: 'getBookPositions' })).toBeGreaterThan(readMs)
    expect(getServerCallTimeoutMs({ operation: 'getSeries', timeoutMs: 5_000 })).toBe(5_000)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(1_600_000)]))
    const upload = { operation: 'addBookThumbnail', method: 'POST' }
    expect(getServerCallTimeoutMs({ ...upload, body: form }) - getServerCallTimeoutMs(upload)).toBe(100_000)
  })
})

describe.each([
  ['headers never come', neverRespond],
  ['the body stalls', async () => json(bodyOf(['{"content":['], 0, false))],
  ['the body delivers one byte per second', async () => json(bodyOf([...' '.repeat(500)], 1_000, false))],
] as const)('%s', (_, respond: Responder) => {
  test('the call fails as timed out once, and the connection is not lost', async () => {
    serve(respond)
    const state = call()
    await wait(SERVER_READ_TIMEOUT_MS - 1_000)
    expect(state).toEqual({})
    await wait(1_500)
    expect(state.error).toBeInstanceOf(ServerError)
    expect(state.error).toMatchObject({
      operation: 'getBook',
      status: 0,
      isServerUnreachable: true,
      timeout: 'read',
    } satisfies Partial<ServerError>)
    expect(errorText(state.error)).toContain('error.timeout.read')
    expect(shouldRetryQuery(0, state.error)).toBe(false)
    await wait(60_000)
    expect(getServerConnectionState()).toBe('ok')
    expect(fetched.mock.calls.filter(([url]) => url.endsWith('/x'))).toHaveLength(1)
  })

  test('a timed-out write reports that it may have taken effect', async () => {
    serve(respond)
    const state = call({ operation: 'updateSeriesMetadata', method: 'PATCH', body: '{}' })
    await wait(getServerCallTimeoutMs({ operation: 'updateSeriesMetadata', method: 'PATCH' }) + 1_000)
    expect(state.error).toMatchObject({ timeout: 'write' })
    expect(errorText(state.error)).toContain('error.timeout.write')
    expect(fetched.mock.calls.filter(([url]) => url.endsWith('/x'))).toHaveLength(1)
  })

  test('the call counts as slow after eight seconds, and fails at once when it is aborted', async () => {
    serve(respond)
    const state = call()
    await wait(SLOW_SERVER_CALL_AFTER_MS - 500)
    expect(getSlowServerCalls()).toEqual([])
    await wait(1_000)
    expect(getSlowServerCalls()).toMatchObject([{ operation: 'getBook', isWrite: false, hasSignal: false }])
    abortSlowServerReads()
    await wait(0)
    expect(state.error).toMatchObject({ timeout: 'read' })
    expect(getSlowServerCalls()).toEqual([])
  })

  test('an abort by the caller rejects with its reason and frees the connection', async () => {
    const signals: AbortSignal[] = []
    serve(signal => {
      signals.push(signal)
      return respond(signal)
    })
    const controller = new AbortController()
    const state = call({ signal: controller.signal })
    await wait(2_000)
    controller.abort(new Error('left'))
    await wait(0)
    expect(state.error).not.toBeInstanceOf(ServerError)
    expect(signals[0]?.aborted).toBe(true)
  })
})

test('does not abort a body with continuous progress', async () => {
  const parts = Array.from({ length: 20 }, () => ' '.repeat(1_100))
  serve(async () => json(bodyOf([...parts, '{"a":1}'], 10_000, true)))
  const state = call()
  await wait(300_000)
  expect(state).toEqual({ result: { a: 1 } })
  expect(getSlowServerCalls()).toEqual([])
})

test.each([204, 205])('a response with status %d has no body, even if the browser adds an empty body', async status => {
  const respond = new Response(null, { status })
  // In Chromium, a response without content has an empty body. In Node, it has no body.
  Object.defineProperty(respond, 'body', { value: bodyOf([], 0, true) })
  serve(async () => respond)
  const state = call({ operation: 'updateBookMetadata', method: 'PATCH', body: '{}' })
  await wait(100)
  expect(state).toEqual({ result: undefined })
  expect(getServerConnectionState()).toBe('ok')
})

test('a hanging early fetch times out with its call, and the next call sends a new request', async () => {
  serve(neverRespond)
  startEarlyFetch('/api/v1/x')
  const first = call()
  expect(fetched).toHaveBeenCalledTimes(1)
  const second = call()
  expect(fetched).toHaveBeenCalledTimes(2)
  await wait(SERVER_READ_TIMEOUT_MS + 100)
  expect(first.error).toMatchObject({ timeout: 'read' })
  expect(second.error).toMatchObject({ timeout: 'read' })
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})

test('an unused early fetch is aborted to free its connection', async () => {
  serve(neverRespond)
  startEarlyFetch('/api/v1/y')
  await wait(25_000)
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true)
})
