/** Generated from openapi/ by `npm run generate`. Do not edit. */

import type {
  BookEvent,
  BookImportedEvent,
  BookThumbnailEvent,
  CollectionEvent,
  CollectionThumbnailEvent,
  LibraryEvent,
  ReadListEvent,
  ReadListThumbnailEvent,
  ReadProgressEvent,
  ReadProgressSeriesEvent,
  SeriesEvent,
  SeriesThumbnailEvent,
  SessionExpiredEvent,
  TaskQueueStatus,
} from './model.schemas'

/** Data of each live event. */
export interface LiveEvents {
  LibraryAdded: LibraryEvent
  LibraryChanged: LibraryEvent
  LibraryDeleted: LibraryEvent
  SeriesAdded: SeriesEvent
  SeriesChanged: SeriesEvent
  SeriesDeleted: SeriesEvent
  BookAdded: BookEvent
  BookChanged: BookEvent
  BookDeleted: BookEvent
  BookImported: BookImportedEvent
  CollectionAdded: CollectionEvent
  CollectionChanged: CollectionEvent
  CollectionDeleted: CollectionEvent
  ReadListAdded: ReadListEvent
  ReadListChanged: ReadListEvent
  ReadListDeleted: ReadListEvent
  ReadProgressChanged: ReadProgressEvent
  ReadProgressDeleted: ReadProgressEvent
  ReadProgressSeriesChanged: ReadProgressSeriesEvent
  ReadProgressSeriesDeleted: ReadProgressSeriesEvent
  ThumbnailBookAdded: BookThumbnailEvent
  ThumbnailBookDeleted: BookThumbnailEvent
  ThumbnailSeriesAdded: SeriesThumbnailEvent
  ThumbnailSeriesDeleted: SeriesThumbnailEvent
  ThumbnailReadListAdded: ReadListThumbnailEvent
  ThumbnailReadListDeleted: ReadListThumbnailEvent
  ThumbnailSeriesCollectionAdded: CollectionThumbnailEvent
  ThumbnailSeriesCollectionDeleted: CollectionThumbnailEvent
  TaskQueueStatus: TaskQueueStatus
  SessionExpired: SessionExpiredEvent
}

export type LiveEventName = keyof LiveEvents

export type LiveEvent = { [Name in LiveEventName]: { event: Name; data: LiveEvents[Name] } }[LiveEventName]

export const liveEventNames = [
  'LibraryAdded',
  'LibraryChanged',
  'LibraryDeleted',
  'SeriesAdded',
  'SeriesChanged',
  'SeriesDeleted',
  'BookAdded',
  'BookChanged',
  'BookDeleted',
  'BookImported',
  'CollectionAdded',
  'CollectionChanged',
  'CollectionDeleted',
  'ReadListAdded',
  'ReadListChanged',
  'ReadListDeleted',
  'ReadProgressChanged',
  'ReadProgressDeleted',
  'ReadProgressSeriesChanged',
  'ReadProgressSeriesDeleted',
  'ThumbnailBookAdded',
  'ThumbnailBookDeleted',
  'ThumbnailSeriesAdded',
  'ThumbnailSeriesDeleted',
  'ThumbnailReadListAdded',
  'ThumbnailReadListDeleted',
  'ThumbnailSeriesCollectionAdded',
  'ThumbnailSeriesCollectionDeleted',
  'TaskQueueStatus',
  'SessionExpired',
] as const satisfies readonly LiveEventName[]
