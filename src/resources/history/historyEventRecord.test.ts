import { expect, test } from 'vitest'
import type { HistoryEvent } from '../../generated/model.schemas'
import {
  addHistoryEventIds,
  getFileNameOfHistoryEvent,
  getFolderNameOfHistoryEvent,
  getServerLocalDateOfHistoryEvent,
  getServerPathFileName,
} from './historyEventRecord'

const event: HistoryEvent = {
  type: 'BookImported',
  timestamp: '2026-11-21T05:06:52.778',
  bookId: 'B1',
  seriesId: 'S1',
  properties: { name: '/data/comics/Alder/Alder 005.cbz' },
}

test('adds unique ids to the events of older servers', () => {
  const ids = addHistoryEventIds([event, event, { ...event, bookId: 'B2' }, { ...event, id: 'X' }]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids[3]).toBe('X')
})

test.each([
  ['/data/comics/Alder/Alder 005.cbz', 'Alder 005.cbz'],
  ['C:\\comics\\Alder\\Alder 005.cbz', 'Alder 005.cbz'],
  ['/data/comics/Alder/', 'Alder'],
  ['Alder 005.cbz', 'Alder 005.cbz'],
  ['', ''],
])('last part of %s: %s', (path, expected) => {
  expect(getServerPathFileName(path)).toBe(expected)
})

test('names the file and the folder of an event', () => {
  expect([getFileNameOfHistoryEvent(event), getFolderNameOfHistoryEvent(event)]).toEqual(['Alder 005.cbz', 'Alder'])
  const windows = { ...event, properties: { name: 'C:\\comics\\Alder\\005.cbz' } }
  expect([getFileNameOfHistoryEvent(windows), getFolderNameOfHistoryEvent(windows)]).toEqual(['005.cbz', 'Alder'])
  const folder: HistoryEvent = { ...event, type: 'SeriesFolderDeleted', properties: { name: '/data/comics/2 Fast' } }
  expect([getFileNameOfHistoryEvent(folder), getFolderNameOfHistoryEvent(folder)]).toEqual([undefined, '2 Fast'])
  expect([
    getFileNameOfHistoryEvent({ ...event, properties: {} }),
    getFolderNameOfHistoryEvent({ ...event, properties: {} }),
  ]).toEqual([undefined, undefined])
})

test('keeps the day and the hour of the server in any time zone', () => {
  const day = getServerLocalDateOfHistoryEvent(event)
  expect([day?.getFullYear(), day?.getMonth(), day?.getDate(), day?.getHours()]).toEqual([2026, 10, 21, 5])
  expect(getServerLocalDateOfHistoryEvent({ timestamp: 'soon' })).toBeUndefined()
})
