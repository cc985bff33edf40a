import { parseServerLocalDateTime } from '../../api/serverDates'
import type { HistoryEvent } from '../../generated/model.schemas'

/** Event of the history with an id. The client adds a missing id, because servers before 1.23.5 send none. */
export type HistoryEventWithId = HistoryEvent & { id: string }

/** Adds ids to events without an id. Equal events in the same millisecond get different ids. */
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

/** Returns the ids of the book and the series of an event. Null if the event has none. */
export const toHistoryEventTargetIds = ({ bookId, seriesId }: HistoryEvent) => ({
  bookId: bookId || null,
  seriesId: seriesId || null,
})

/** Returns the last part of a server path. Supports `/` and `\`. */
export const getServerPathFileName = (path: string): string => path.split(/[/\\]/).findLast(Boolean) ?? path

/** Returns the file name of the book at the time of the event. Undefined for events about a folder. */
export function historyEventFileName({ type, properties }: HistoryEvent): string | undefined {
  return type !== 'SeriesFolderDeleted' && properties.name ? getServerPathFileName(properties.name) : undefined
}

/** Returns the name of the folder of the series at the time of the event. */
export function historyEventFolderName({ type, properties: { name } }: HistoryEvent): string | undefined {
  if (!name) return undefined
  if (type === 'SeriesFolderDeleted') return getServerPathFileName(name)
  const folder = name.split(/[/\\]/).slice(0, -1).join('/')
  return folder ? getServerPathFileName(folder) : undefined
}

/**
 * Returns the time of an event as a `Date`. Formatted in the time zone of the browser, it shows the clock time of the
 * server.
 */
export function historyEventServerDate({ timestamp }: Pick<HistoryEvent, 'timestamp'>): Date | undefined {
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
