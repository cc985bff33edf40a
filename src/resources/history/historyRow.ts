import { parseServerLocalDateTime } from '../../api/serverDates'
import type { HistoryEvent } from '../../generated/model.schemas'

/** Event of the history with an id. Servers before 1.23.5 send no id. */
export type HistoryRow = HistoryEvent & { id: string }

/** Adds ids to events without one. The ids of equal events of the same millisecond contain a number. */
export function toHistoryRows(events: readonly HistoryEvent[]): HistoryRow[] {
  const counts = new Map<string, number>()
  return events.map(event => {
    if (event.id) return { ...event, id: event.id }
    const key = [event.timestamp, event.type, event.bookId, event.seriesId, event.properties.name].join(' ')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { ...event, id: `${key} ${count}` }
  })
}

/** Returns the ids of the book and the series of an event; null when it is about a folder, or when the server sends none. */
export const toHistoryEventTargetIds = ({ bookId, seriesId }: HistoryEvent) => ({
  bookId: bookId || null,
  seriesId: seriesId || null,
})

/** Returns the last part of a path of the server. Works for `/` and `\`. */
export const fileNameOfServerPath = (path: string): string => path.split(/[/\\]/).findLast(Boolean) ?? path

/** Returns the file name of the book at the time of the event; undefined for events about a folder. */
export function historyEventFileName({ type, properties }: HistoryEvent): string | undefined {
  return type !== 'SeriesFolderDeleted' && properties.name ? fileNameOfServerPath(properties.name) : undefined
}

/** Returns the name of the folder of the series at the time of the event. */
export function historyEventFolderName({ type, properties: { name } }: HistoryEvent): string | undefined {
  if (!name) return undefined
  if (type === 'SeriesFolderDeleted') return fileNameOfServerPath(name)
  const folder = name.split(/[/\\]/).slice(0, -1).join('/')
  return folder ? fileNameOfServerPath(folder) : undefined
}

/**
 * Returns the time of an event as a `Date` whose fields in the time zone of the browser equal the server's clock, for
 * comparisons with calendar days.
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
