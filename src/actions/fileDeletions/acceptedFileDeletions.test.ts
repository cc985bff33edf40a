import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addAcceptedFileDeletion, fileDeletionTasks, removeFinishedFileDeletions } from './acceptedFileDeletions'
import {
  addRequestedFileDeletion,
  getFileDeletionTime,
  getRequestedFileDeletions,
  removeRequestedFileDeletion,
} from './requestedFileDeletions'

const { listEnded: listFinishedFileDeletions, forgetReports: forgetFileDeletionReports } = fileDeletionTasks
const isRegistered = () => getRequestedFileDeletions().has('A')
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  addRequestedFileDeletion('A')
  addAcceptedFileDeletion('A', getFileDeletionTime('A'))
})
afterEach(() => {
  removeRequestedFileDeletion('A')
  vi.useRealTimers()
})

test('a deletion is finished after two consecutive reports without deletions, a minute after the response', () => {
  expect([listFinishedFileDeletions({}), listFinishedFileDeletions({})]).toEqual([[], []])
  pass(60_001)
  expect(listFinishedFileDeletions({ AnalyzeBook: 7 })).toEqual([])
  expect(listFinishedFileDeletions({ AnalyzeBook: 7 })).toEqual(['A'])
  expect(isRegistered()).toBe(true)
  removeFinishedFileDeletions(['A'])
  expect(isRegistered()).toBe(false)
  expect(listFinishedFileDeletions({})).toEqual([])
})

test.each<Readonly<Record<string, number>> | undefined>([{ DeleteBook: 1 }, { DeleteSeries: 1 }, undefined])(
  'the report %j, and an interruption of the reports, start the count again',
  report => {
    pass(60_001)
    for (const interrupt of [() => listFinishedFileDeletions(report), forgetFileDeletionReports]) {
      listFinishedFileDeletions({})
      interrupt()
      expect(listFinishedFileDeletions({})).toEqual([])
    }
    expect(listFinishedFileDeletions({})).toEqual(['A'])
  },
)

test('a deletion stays registered if it was requested again, or if a deletion was reported before the removal', () => {
  pass(60_001)
  listFinishedFileDeletions({})
  const finished = listFinishedFileDeletions({})
  listFinishedFileDeletions({ DeleteBook: 1 })
  removeFinishedFileDeletions(finished)
  expect(isRegistered()).toBe(true)
  listFinishedFileDeletions({})
  listFinishedFileDeletions({})
  addRequestedFileDeletion('A')
  removeFinishedFileDeletions(['A'])
  expect(isRegistered()).toBe(true)
})
