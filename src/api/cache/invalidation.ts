import type { LiveEventName, LiveEvents } from '../../generated/liveEvents'
import type { WritingOperationId } from '../../generated/operations'
import { isReceivingEvents } from '../live/liveEventStatus'
import { afterWrite, onChange } from './changes'
import { eventBatcher } from './eventBatcher'
import { bumpAllPosterVersions, bumpPosterVersion } from './imageVersions'
import { queryClient } from './queryClient'
import { isQueryAbout, type ResourceName, type Subject, subjectsOfOperation } from './querySubjects'

/** What a live event makes stale; a book carries the title of its series, a set without a poster shows its members'. Ids are taken from the event's own data (server-facts 2.11 and 4.8). */
export const invalidatedByEvent: Record<LiveEventName, readonly ResourceName[]> = {
  LibraryAdded: ['libraries', 'series', 'books', 'clientSettings'],
  LibraryChanged: ['libraries', 'series', 'books'],
  LibraryDeleted: ['libraries', 'series', 'books', 'collections', 'readlists', 'referenceData', 'clientSettings'],
  SeriesAdded: ['series', 'referenceData'],
  SeriesChanged: ['series', 'books', 'referenceData'],
  SeriesDeleted: ['series', 'books', 'collections', 'referenceData', 'history'],
  BookAdded: ['books', 'series', 'referenceData'],
  BookChanged: ['books', 'bookContents', 'series', 'referenceData'],
  BookDeleted: ['books', 'bookContents', 'series', 'readlists', 'referenceData', 'history'],
  BookImported: ['books', 'series', 'history', 'importBooks'],
  CollectionAdded: ['collections'],
  CollectionChanged: ['collections', 'collectionPosters'],
  CollectionDeleted: ['collections'],
  ReadListAdded: ['readlists'],
  ReadListChanged: ['readlists', 'readlistPosters'],
  ReadListDeleted: ['readlists'],
  ReadProgressChanged: ['books', 'progress', 'series'],
  ReadProgressDeleted: ['books', 'progress', 'series'],
  ReadProgressSeriesChanged: ['series', 'books', 'progress'],
  ReadProgressSeriesDeleted: ['series', 'books', 'progress'],
  ThumbnailBookAdded: ['bookPosters'],
  ThumbnailBookDeleted: ['bookPosters'],
  ThumbnailSeriesAdded: ['seriesPosters'],
  ThumbnailSeriesDeleted: ['seriesPosters'],
  ThumbnailReadListAdded: ['readlistPosters'],
  ThumbnailReadListDeleted: ['readlistPosters'],
  ThumbnailSeriesCollectionAdded: ['collectionPosters'],
  ThumbnailSeriesCollectionDeleted: ['collectionPosters'],
  TaskQueueStatus: [],
  SessionExpired: [],
}

const librarySized: readonly ResourceName[] = ['libraries', 'series', 'books', 'referenceData']
const everySet: readonly ResourceName[] = ['collections', 'readlists']

/** What a write makes stale, for the tab that wrote: it is right at once and needs no live events. */
export const invalidatedByWrite: Record<WritingOperationId, readonly ResourceName[]> = {
  createLibrary: librarySized,
  updateLibrary: librarySized,
  replaceLibrary: librarySized,
  deleteLibrary: [...librarySized, ...everySet, 'clientSettings'],
  scanLibrary: librarySized,
  analyzeLibrary: ['series', 'books'],
  refreshLibraryMetadata: ['series', 'books', 'referenceData', ...everySet],
  emptyLibraryTrash: [...librarySized, ...everySet],
  analyzeSeries: ['series', 'books'],
  refreshSeriesMetadata: ['series', 'books', 'referenceData', ...everySet],
  updateSeriesMetadata: ['series', 'books', 'referenceData'],
  markSeriesRead: ['series', 'books', 'progress'],
  markSeriesUnread: ['series', 'books', 'progress'],
  deleteSeriesFiles: ['series', 'books', 'history', ...everySet],
  analyzeBook: ['books', 'bookContents', 'series'],
  refreshBookMetadata: ['books', 'series', 'referenceData', ...everySet],
  updateBookMetadata: ['books', 'series', 'referenceData'],
  updateBooksMetadata: ['books', 'series', 'referenceData'],
  updateBookReadProgress: ['books', 'progress', 'series'],
  deleteBookReadProgress: ['books', 'progress', 'series'],
  updateBookProgression: ['books', 'progress', 'series'],
  deleteBookFile: ['books', 'series', 'readlists', 'history'],
  addBookThumbnail: ['bookPosters'],
  selectBookThumbnail: ['bookPosters'],
  deleteBookThumbnail: ['bookPosters'],
  regenerateBookThumbnails: ['bookPosters'],
  addSeriesThumbnail: ['seriesPosters'],
  selectSeriesThumbnail: ['seriesPosters'],
  deleteSeriesThumbnail: ['seriesPosters'],
  addCollectionThumbnail: ['collectionPosters'],
  selectCollectionThumbnail: ['collectionPosters'],
  deleteCollectionThumbnail: ['collectionPosters'],
  addReadListThumbnail: ['readlistPosters'],
  selectReadListThumbnail: ['readlistPosters'],
  deleteReadListThumbnail: ['readlistPosters'],
  createCollection: ['collections'],
  updateCollection: ['collections', 'collectionPosters'],
  deleteCollection: ['collections'],
  createReadList: ['readlists'],
  updateReadList: ['readlists', 'readlistPosters'],
  deleteReadList: ['readlists'],
  claimServer: ['claim'],
  logOut: [],
  createUser: ['users'],
  updateUser: ['users'],
  deleteUser: ['users'],
  changeMyPassword: [],
  changeUserPassword: [],
  createApiKey: ['apiKeys'],
  deleteApiKey: ['apiKeys'],
  deleteSyncPoints: [],
  updateUserClientSettings: ['clientSettings'],
  deleteUserClientSettings: ['clientSettings'],
  updateGlobalClientSettings: ['clientSettings'],
  deleteGlobalClientSettings: ['clientSettings'],
  updateServerSettings: ['serverSettings'],
  importBooks: ['books', 'series', 'history', 'importBooks'],
  cancelTasks: ['tasks'],
  markAnnouncementsRead: ['announcements'],
  updatePageHash: ['pageHashes'],
  deleteAllPageHashMatches: ['pageHashes', 'books', 'history'],
  deletePageHashMatch: ['pageHashes', 'books', 'history'],
  shutDownServer: [],
}

/** Re-reads what is on the screen and about the subjects, at a calm pace however many there are. */
export function invalidate(subjects: readonly Subject[]): void {
  staleness.add(subjects)
}

/** Keeps what is shown equal to the server: follows live events, writes and gaps from now on. A second call does nothing. */
export function startInvalidation(): void {
  if (isStarted) return
  isStarted = true
  onChange(change => {
    if (change.kind === 'event') return refreshAfterEvent(change.event, change.data)
    if (change.kind === 'write') return refreshAfterWrite(change.operation, change.members)
    if (change.kind === 'gap') return refreshEverything(change.pictures)
    queryClient.clear()
  })
  queryClient.getMutationCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const operation = event.mutation.options.mutationKey?.[0]
    const variables: unknown = event.mutation.state.variables
    if (isWriting(operation)) void afterWrite(operation, typeof variables === 'object' ? { ...variables } : undefined)
  })
}

let isStarted = false

/** What the event is about is read again; a picture that was replaced gets a new address. */
function refreshAfterEvent(event: LiveEventName, data: LiveEvents[LiveEventName]): undefined {
  const subjects = subjectsOfOperation(invalidatedByEvent[event], data)
  if (!('selected' in data) || data.selected) renewPictures(subjects)
  if (event.startsWith('ThumbnailBook'))
    renewPictures(subjectsOfOperation(['seriesPosters'], data).filter(({ id }) => id))
  invalidate(subjects)
}

function refreshAfterWrite(operation: WritingOperationId, members: object | undefined): Promise<void> {
  const subjects = subjectsOfOperation(invalidatedByWrite[operation], members)
  renewPictures(subjects)
  if (!isReceivingEvents()) for (const later of whenNobodyTells) setTimeout(() => invalidate(subjects), later)
  return staleness.now(subjects)
}

/** Some writes are queued on the server; without live events their effect is looked for this much later, in milliseconds. */
const whenNobodyTells = [2000, 8000]

function refreshEverything(pictures: boolean): Promise<void> {
  if (pictures) bumpAllPosterVersions()
  return queryClient.invalidateQueries()
}

const isWriting = (operation: unknown): operation is WritingOperationId =>
  typeof operation === 'string' && operation in invalidatedByWrite

const staleness = eventBatcher<Subject>(subjects =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => subjects.some(subject => isQueryAbout(queryKey, subject)),
  }),
)

const pictureOf = {
  bookPosters: 'books',
  seriesPosters: 'series',
  collectionPosters: 'collections',
  readlistPosters: 'readlists',
} as const

function renewPictures(subjects: readonly Subject[]) {
  for (const { noun, id } of subjects) {
    const owner = noun in pictureOf ? pictureOf[noun as keyof typeof pictureOf] : undefined
    if (owner && id) bumpPosterVersion(owner, id)
    else if (owner) bumpAllPosterVersions()
  }
}
