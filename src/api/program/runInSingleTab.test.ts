// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { runInSingleTab } from './runInSingleTab'

type LockCallback = (lock: object | null) => unknown
const request = vi.fn<(name: string, options: { ifAvailable?: boolean }, callback: LockCallback) => Promise<unknown>>()

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  request.mockReset()
})

function start() {
  const calls: string[] = []
  const controller = new AbortController()
  runInSingleTab({
    lockName: 'import',
    signal: controller.signal,
    run: () => calls.push('run'),
    onOtherTab: () => calls.push('otherTab'),
  })
  return { calls, controller }
}
const provideLocks = () => Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

test('runs at once without Web Locks', () => {
  expect(start().calls).toEqual(['run'])
})

test('runs when the browser grants the lock, however late, and releases it on abort', async () => {
  provideLocks()
  let grant = () => {}
  let held: Promise<unknown> | undefined
  request.mockImplementation((_, __, callback) => {
    grant = () => {
      held = Promise.resolve(callback({}))
    }
    return new Promise(() => {})
  })
  const { calls, controller } = start()
  expect(calls).toEqual([])
  grant()
  expect(calls).toEqual(['run'])
  controller.abort()
  await held
  expect(request).toHaveBeenCalledOnce()
})

test('reports another tab at once, and runs when that tab releases the lock', () => {
  provideLocks()
  let release: LockCallback = () => {}
  request.mockImplementation(async (_, { ifAvailable }, callback) => {
    if (ifAvailable) return callback(null)
    release = callback
  })
  const { calls } = start()
  expect(calls).toEqual(['otherTab'])
  release({})
  expect(calls).toEqual(['otherTab', 'run'])
})

test('does not run after an abort during the request', () => {
  provideLocks()
  let answer: LockCallback = () => {}
  request.mockImplementation(async (_, __, callback) => {
    answer = callback
  })
  const { calls, controller } = start()
  controller.abort()
  answer({})
  answer(null)
  expect(calls).toEqual([])
})

test('runs without the lock if the browser denies locks', async () => {
  provideLocks()
  request.mockRejectedValue(new DOMException('denied', 'SecurityError'))
  const { calls } = start()
  await vi.waitFor(() => expect(calls).toEqual(['run']))
})
