import { parseServerLocalDateTime } from '../../api/serverDates'
import type { HistoryEvent } from '../../generated/model.schemas'

/** History event with an id. Servers before version 1.23.5 send no ids, so the client creates the id. */
export type HistoryEventWithId = HistoryEvent & { id: string }

/** Adds an id to each history event without an id. If several events have the same data, their ids still differ. */
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

/** Returns the book id and series id of a history event. An id is null if the event does not contain it. */
export const getBookAndSeriesIdsOfHistoryEvent = ({ bookId, seriesId }: HistoryEvent) => ({
  bookId: bookId || null,
  seriesId: seriesId || null,
})

/** Returns the file name at the end of a path on the server. The path may contain slashes or backslashes. */
export const getServerPathFileName = (path: string): string => path.split(/[/\\]/).findLast(Boolean) ?? path

/** Returns the file name from the path in a history event. Returns undefined if the event is about a folder. */
export function getFileNameOfHistoryEvent({ type, properties }: HistoryEvent): string | undefined {
  return type !== 'SeriesFolderDeleted' && properties.name ? getServerPathFileName(properties.name) : undefined
}

/**
 * Returns the name of the series folder from the path in a history event. Returns undefined if the path contains no
 * folder.
 */
export function getFolderNameOfHistoryEvent({ type, properties: { name } }: HistoryEvent): string | undefined {
  if (!name) return undefined
  if (type === 'SeriesFolderDeleted') return getServerPathFileName(name)
  const folder = name.split(/[/\\]/).slice(0, -1).join('/')
  return folder ? getServerPathFileName(folder) : undefined
}

/**
 * Returns the time of a history event as a `Date` for display. The browser displays this date as the local time of the
 * server, even if the browser has another time zone. For example, 14:00 on the server is displayed as 14:00 in every
 * browser.
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
