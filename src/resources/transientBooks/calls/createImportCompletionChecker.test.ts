import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HistoryEvent } from '../../../generated/model.schemas'
import { createImportCompletionChecker, TASK_REPORT_TIMEOUT_MS } from './createImportCompletionChecker'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const FILE = { url: '/in/Alder 001.cbz' }
const importEvent = (source: string, time = Date.now()): HistoryEvent => ({
  type: 'BookImported',
  timestamp: new Date(time).toISOString().slice(0, -1),
  bookId: 'B',
  seriesId: 'S',
  properties: { name: '/library/Alder 001.cbz', source, upgrade: 'No' },
})

function start(events: readonly HistoryEvent[] = []) {
  const readImportEvents = vi.fn(async () => events)
  const readLatestEventTime = vi.fn(async () => events[0]?.timestamp)
  const onQueueEmpty = vi.fn()
  const sentAt = () => Date.now()
  const checker = createImportCompletionChecker({ readImportEvents, readLatestEventTime, sentAt, onQueueEmpty })
  return { ...checker, readImportEvents, readLatestEventTime, onQueueEmpty }
}

test('reports a pending import, without reading the history, while a report is expected or the queue contains imports', async () => {
  const { check, receiveTaskCounts, readImportEvents } = start([importEvent(FILE.url)])
  expect(await check(FILE)).toEqual({ type: 'pending' })
  receiveTaskCounts({ ImportBook: 2 })
  expect(await check(FILE)).toEqual({ type: 'pending' })
  expect(readImportEvents).not.toHaveBeenCalled()
})

test('finds the import of a file in the history, which is read once per status of the queue', async () => {
  const { check, receiveTaskCounts, readImportEvents } = start([importEvent('/in/other.cbz'), importEvent(FILE.url)])
  receiveTaskCounts({ AnalyzeBook: 1 })
  const checks = await Promise.all([check(FILE), check({ url: '/in/missing.cbz' })])
  expect(checks).toEqual([{ type: 'imported', bookId: 'B' }, { type: 'absent' }])
  expect(readImportEvents).toHaveBeenCalledTimes(1)
  receiveTaskCounts({})
  await check(FILE)
  expect(readImportEvents).toHaveBeenCalledTimes(2)
})

test('ignores an earlier import of a file with the same path', async () => {
  const { check, receiveTaskCounts } = start([importEvent(FILE.url, Date.now() - 3 * 86_400_000)])
  receiveTaskCounts({})
  expect(await check(FILE)).toEqual({ type: 'absent' })
})

test('ignores the first empty queue after a request, because its status may be older than the request', async () => {
  const { check, receiveTaskCounts, forgetQueue, onQueueEmpty } = start()
  receiveTaskCounts({})
  forgetQueue()
  expect(await check(FILE)).toEqual({ type: 'pending' })
  receiveTaskCounts({})
  expect(await check(FILE)).toEqual({ type: 'pending' })
  receiveTaskCounts({})
  expect(await check(FILE)).toEqual({ type: 'absent' })
  expect(onQueueEmpty).toHaveBeenCalledTimes(2)
})

test('reads the history again after a failure', async () => {
  const { check, receiveTaskCounts, readImportEvents } = start([importEvent(FILE.url)])
  readImportEvents.mockRejectedValueOnce(new Error('offline'))
  receiveTaskCounts({})
  await expect(check(FILE)).rejects.toThrow('offline')
  expect(await check(FILE)).toEqual({ type: 'imported', bookId: 'B' })
})

test('without reports about the queue, finds imports in the history, and never reports that an import is absent', async () => {
  const { check, forgetQueue, readImportEvents } = start([importEvent(FILE.url)])
  forgetQueue()
  vi.setSystemTime(Date.now() + TASK_REPORT_TIMEOUT_MS)
  expect(await check(FILE)).toEqual({ type: 'pending' })
  vi.setSystemTime(Date.now() + 1)
  const checks = await Promise.all([check(FILE), check({ url: '/in/missing.cbz' })])
  expect(checks).toEqual([
    { type: 'imported', bookId: 'B' },
    { type: 'pending', isQueueUnknown: true },
  ])
  expect(readImportEvents).toHaveBeenCalledTimes(1)
  readImportEvents.mockResolvedValue([importEvent('/in/missing.cbz')])
  vi.setSystemTime(Date.now() + 30_000)
  expect(await check({ url: '/in/missing.cbz' })).toEqual({ type: 'imported', bookId: 'B' })
  expect(readImportEvents).toHaveBeenCalledTimes(2)
})

test('if the reports stop while the queue contains imports, finds imports in the history', async () => {
  const { check, receiveTaskCounts } = start([importEvent(FILE.url)])
  receiveTaskCounts({ ImportBook: 2 })
  vi.setSystemTime(Date.now() + TASK_REPORT_TIMEOUT_MS + 1)
  expect(await check(FILE)).toEqual({ type: 'imported', bookId: 'B' })
  receiveTaskCounts({ ImportBook: 1 })
  expect(await check(FILE)).toEqual({ type: 'pending' })
})

test('without reports about the queue, ignores an import of the same path before the request', async () => {
  const { check, recordRequest, readImportEvents } = start([importEvent(FILE.url)])
  await recordRequest([FILE.url])
  vi.setSystemTime(Date.now() + TASK_REPORT_TIMEOUT_MS + 1)
  expect(await check(FILE)).toEqual({ type: 'pending', isQueueUnknown: true })
  readImportEvents.mockResolvedValue([importEvent(FILE.url)])
  vi.setSystemTime(Date.now() + 30_000)
  expect(await check(FILE)).toEqual({ type: 'imported', bookId: 'B' })
})

test('finds the import in the history if the time before the request is unknown, or if the queue is empty', async () => {
  const { check, recordRequest, readLatestEventTime, receiveTaskCounts } = start([importEvent(FILE.url)])
  readLatestEventTime.mockRejectedValueOnce(new Error('offline'))
  await recordRequest([FILE.url])
  vi.setSystemTime(Date.now() + TASK_REPORT_TIMEOUT_MS + 1)
  expect(await check(FILE)).toEqual({ type: 'imported', bookId: 'B' })
  await recordRequest([FILE.url])
  receiveTaskCounts({})
  expect(await check(FILE)).toEqual({ type: 'imported', bookId: 'B' })
})
