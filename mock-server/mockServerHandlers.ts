import type { HttpHandler } from 'msw'
import * as generated from '../src/generated/index.msw'
import { apiKeysHandlers } from './handlers/accounts/apiKeysHandlers'
import { authenticationActivityHandlers } from './handlers/accounts/authenticationActivityHandlers'
import { sessionHandlers } from './handlers/accounts/sessionHandlers'
import { usersHandlers } from './handlers/accounts/usersHandlers'
import { bookAndSeriesPostersHandlers } from './handlers/books/bookAndSeriesPostersHandlers'
import { bookFilesHandlers } from './handlers/books/bookFilesHandlers'
import { bookListsHandlers } from './handlers/books/bookListsHandlers'
import { bookPagesHandlers } from './handlers/books/bookPagesHandlers'
import { booksHandlers } from './handlers/books/booksHandlers'
import { progressHandlers } from './handlers/books/progressHandlers'
import { publicationsHandlers } from './handlers/books/publicationsHandlers'
import { filesystemHandlers } from './handlers/libraries/filesystemHandlers'
import { importBooksHandlers } from './handlers/libraries/importBooksHandlers'
import { librariesHandlers } from './handlers/libraries/librariesHandlers'
import { pageHashesHandlers } from './handlers/libraries/pageHashesHandlers'
import { collectionsHandlers } from './handlers/memberLists/collectionsHandlers'
import { memberListPostersHandlers } from './handlers/memberLists/memberListPostersHandlers'
import { readListsHandlers } from './handlers/memberLists/readListsHandlers'
import { referenceDataHandlers } from './handlers/referenceData/referenceDataHandlers'
import { seriesHandlers } from './handlers/series/seriesHandlers'
import { seriesListsHandlers } from './handlers/series/seriesListsHandlers'
import { actuatorHandlers } from './handlers/server/actuatorHandlers'
import { announcementsHandlers } from './handlers/server/announcementsHandlers'
import { clientSettingsHandlers } from './handlers/server/clientSettingsHandlers'
import { fontsHandlers } from './handlers/server/fontsHandlers'
import { historyHandlers } from './handlers/server/historyHandlers'
import { liveEventsHandlers } from './handlers/server/liveEventsHandlers'
import { serverSettingsHandlers } from './handlers/server/serverSettingsHandlers'
import { tasksHandlers } from './handlers/server/tasksHandlers'
import type { MockServerOptions } from './http/createMockServer'
import type { MockServerState } from './state/mockServerState'

/**
 * Returns the MSW handlers of all endpoints. The stateful handlers come first. Generated handlers with random responses serve
 * the other endpoints.
 */
export function mockServerHandlers(world: MockServerState, options: MockServerOptions = {}): HttpHandler[] {
  return [
    ...sessionHandlers(world, options),
    ...usersHandlers(world),
    ...authenticationActivityHandlers(world),
    ...apiKeysHandlers(world),
    ...librariesHandlers(world),
    ...seriesListsHandlers(world),
    ...seriesHandlers(world),
    ...importBooksHandlers(world),
    ...pageHashesHandlers(world),
    ...bookListsHandlers(world),
    ...booksHandlers(world),
    ...bookPagesHandlers(world),
    ...progressHandlers(world),
    ...publicationsHandlers(world),
    ...bookFilesHandlers(world),
    ...bookAndSeriesPostersHandlers(world),
    ...collectionsHandlers(world),
    ...readListsHandlers(world),
    ...memberListPostersHandlers(world),
    ...referenceDataHandlers(world),
    ...clientSettingsHandlers(world),
    ...serverSettingsHandlers(world),
    ...fontsHandlers(world),
    ...filesystemHandlers(),
    ...tasksHandlers(world),
    ...historyHandlers(world),
    ...announcementsHandlers(world, options),
    ...actuatorHandlers(world, options),
    ...liveEventsHandlers(world),
    ...Object.values(generated).flatMap(make => make()),
  ]
}
