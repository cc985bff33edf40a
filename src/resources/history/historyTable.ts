import { parseLocalDateTime } from '../../api/serverDates'
import type { TableDefinition } from '../../lists/table/tableDefinition'
import { BookCell, EventTypeCell, SeriesCell } from './HistoryCells'
import { BookFilterInput, SeriesFilterInput } from './HistoryFilterInputs'
import { eventTypeText, historyEventTypes } from './historyEventTypes'
import { eventDay, eventFileName, eventFolderName, type HistoryRow } from './historyRow'
import { getSubjectName } from './historySubjects'

const field = (name: string) => `resources.history.fields.${name}`

/** Table of the events in the history of file changes. */
export const historyTable: TableDefinition<HistoryRow> = {
  name: 'history',
  resource: 'history',
  labelKey: 'resources.history.name',
  countKey: 'resources.history.count',
  defaultSort: [{ column: 'timestamp', direction: 'desc' }],
  columns: [
    {
      id: 'type',
      labelKey: field('type'),
      value: ({ type }) => eventTypeText(type),
      sort: 'type',
      Cell: EventTypeCell,
      width: 200,
      cardPriority: 1,
    },
    {
      id: 'series',
      labelKey: field('series'),
      value: event => getSubjectName('series', event.seriesId) ?? eventFolderName(event),
      Cell: SeriesCell,
      width: 220,
      cardPriority: 3,
    },
    {
      id: 'book',
      labelKey: field('book'),
      value: event => getSubjectName('books', event.bookId) ?? eventFileName(event),
      Cell: BookCell,
      width: 280,
      cardPriority: 2,
    },
    {
      id: 'timestamp',
      labelKey: field('timestamp'),
      value: ({ timestamp }) => parseLocalDateTime(timestamp),
      sort: 'timestamp',
      descendingFirst: true,
      width: 190,
      cardPriority: 4,
    },
    {
      id: 'path',
      labelKey: field('path'),
      value: ({ properties }) => properties.name,
      width: 360,
    },
    {
      id: 'reason',
      labelKey: field('reason'),
      value: ({ properties }) => properties.reason,
      width: 260,
      hiddenByDefault: true,
    },
  ],
  filters: [
    {
      id: 'q',
      labelKey: field('text'),
      kind: 'text',
      isPrimary: true,
      value: ({ properties }) => Object.values(properties),
    },
    {
      id: 'type',
      labelKey: field('type'),
      kind: 'enum',
      values: historyEventTypes,
      valueKey: 'page.history.type',
      value: ({ type }) => type,
    },
    { id: 'period', labelKey: field('period'), kind: 'period', value: eventDay },
    {
      id: 'series',
      labelKey: field('series'),
      kind: 'custom',
      Input: SeriesFilterInput,
      valueText: id => getSubjectName('series', id) ?? id,
      matches: ({ seriesId }, ids) => seriesId !== null && ids.includes(seriesId),
    },
    {
      id: 'book',
      labelKey: field('book'),
      kind: 'custom',
      Input: BookFilterInput,
      valueText: id => getSubjectName('books', id) ?? id,
      matches: ({ bookId }, ids) => bookId !== null && ids.includes(bookId),
    },
  ],
}
