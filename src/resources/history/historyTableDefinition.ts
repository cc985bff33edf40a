import { parseServerLocalDateTime } from '../../api/serverDates'
import type { RecordTableDefinition } from '../../lists/table/tableDefinition'
import { HistoryBookCell, HistoryEventTypeCell, HistorySeriesCell } from './HistoryCells'
import { HistoryBookFilterInput, HistorySeriesFilterInput } from './HistoryFilterInputs'
import { getCachedBookOrSeriesName } from './historyEventBookAndSeriesQuery'
import {
  getFileNameOfHistoryEvent,
  getFolderNameOfHistoryEvent,
  getServerLocalDateOfHistoryEvent,
  type HistoryEventWithId,
} from './historyEventRecord'
import { getHistoryEventTypeText, historyEventTypes } from './historyEventTypes'

const field = (name: string) => `resources.history.fields.${name}`

/** Table of the events in the history of file changes. */
export const historyTableDefinition: RecordTableDefinition<HistoryEventWithId> = {
  name: 'history',
  resource: 'history',
  labelKey: 'resources.history.name',
  countKey: 'resources.history.count',
  defaultSort: [{ column: 'timestamp', direction: 'desc' }],
  columns: [
    {
      id: 'type',
      labelKey: field('type'),
      value: ({ type }) => getHistoryEventTypeText(type),
      sort: 'type',
      Cell: HistoryEventTypeCell,
      width: 200,
      minWidth: 138,
      cardPriority: 1,
    },
    {
      id: 'series',
      labelKey: field('series'),
      value: event => getCachedBookOrSeriesName('series', event.seriesId) ?? getFolderNameOfHistoryEvent(event),
      Cell: HistorySeriesCell,
      width: 220,
      minWidth: 112,
      cardPriority: 3,
    },
    {
      id: 'book',
      labelKey: field('book'),
      value: event => getCachedBookOrSeriesName('books', event.bookId) ?? getFileNameOfHistoryEvent(event),
      Cell: HistoryBookCell,
      width: 280,
      minWidth: 128,
      cardPriority: 2,
    },
    {
      id: 'timestamp',
      labelKey: field('timestamp'),
      value: ({ timestamp }) => parseServerLocalDateTime(timestamp),
      sort: 'timestamp',
      descendingFirst: true,
      width: 190,
      minWidth: 180,
      cardPriority: 4,
    },
    {
      id: 'path',
      labelKey: field('path'),
      value: ({ properties }) => properties.name,
      isPath: true,
      width: 360,
      minWidth: 146,
      growth: 1,
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
    { id: 'period', labelKey: field('period'), kind: 'period', value: getServerLocalDateOfHistoryEvent },
    {
      id: 'series',
      labelKey: field('series'),
      kind: 'custom',
      Input: HistorySeriesFilterInput,
      valueText: id => getCachedBookOrSeriesName('series', id) ?? id,
      matches: ({ seriesId }, ids) => seriesId !== null && ids.includes(seriesId),
    },
    {
      id: 'book',
      labelKey: field('book'),
      kind: 'custom',
      Input: HistoryBookFilterInput,
      valueText: id => getCachedBookOrSeriesName('books', id) ?? id,
      matches: ({ bookId }, ids) => bookId !== null && ids.includes(bookId),
    },
  ],
}
