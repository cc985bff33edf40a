import { parseServerLocalDateTime } from '../../api/serverDates'
import type { HistoryEvent } from '../../generated/model.schemas'

/** History event with an id. Servers before 1.23.5 send no ids, so the client adds an id. */
export type HistoryEventWithId = HistoryEvent & { id: string }

/** Adds an id to each history event without an id. Two equal events in the same millisecond get different ids. */
export function addHistoryEventIds(events: readonly HistoryEvent[]): HistoryEventWithId[] {
  const counts = new Map<string, number>()
  return events.map(event => {
    if (event.id) return { ...event, id: event.id }
    const key = [event.timestamp, event.type, event.bookId, event.seriesId, event.properties.name].join(' ')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { ...event, id: `${key} ${count}` }
  })
}

/** Returns the book id and the series id of a history event. An id that the event does not contain is null. */
export const getBookAndSeriesIdsOfHistoryEvent = ({ bookId, seriesId }: HistoryEvent) => ({
  bookId: bookId || null,
  seriesId: seriesId || null,
})

/** Returns the last segment of a path on the server. The separator may be a slash or a backslash. */
export const getServerPathFileName = (path: string): string => path.split(/[/\\]/).findLast(Boolean) ?? path

/** Returns the file name of a book as stored in the history event. Undefined for events about a folder. */
export function getFileNameOfHistoryEvent({ type, properties }: HistoryEvent): string | undefined {
  return type !== 'SeriesFolderDeleted' && properties.name ? getServerPathFileName(properties.name) : undefined
}

/** Returns the folder name of a series as stored in the history event. */
export function getFolderNameOfHistoryEvent({ type, properties: { name } }: HistoryEvent): string | undefined {
  if (!name) return undefined
  if (type === 'SeriesFolderDeleted') return getServerPathFileName(name)
  const folder = name.split(/[/\\]/).slice(0, -1).join('/')
  return folder ? getServerPathFileName(folder) : undefined
}

/**
 * Returns the time of a history event as a `Date` for display. The formatted date shows the clock time of the server,
 * even if the browser has another time zone.
 */
export function getServerLocalDateOfHistoryEvent({ timestamp }: Pick<HistoryEvent, 'timestamp'>): Date | undefined {
  const clock = parseServerLocalDateTime(timestamp)?.clock
  return (
    clock &&
    new Date(
      clock.getUTCFullYear(),
      clock.getUTCMonth(),
      clock.getUTCDate(),
      clock.getUTCHours(),
      clock.getUTCMinutes(),
      clock.getUTCSeconds(),
    )
  )
}
