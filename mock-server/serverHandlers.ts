import type { HttpHandler } from 'msw'
import * as generated from '../src/generated/index.msw'
import { apiKeysHandlers } from './handlers/accounts/apiKeys'
import { authenticationActivityHandlers } from './handlers/accounts/authenticationActivity'
import { sessionHandlers } from './handlers/accounts/session'
import { usersHandlers } from './handlers/accounts/users'
import { bookListsHandlers } from './handlers/books/bookLists'
import { bookPagesHandlers } from './handlers/books/bookPages'
import { booksHandlers } from './handlers/books/books'
import { filesHandlers } from './handlers/books/files'
import { progressHandlers } from './handlers/books/progress'
import { publicationsHandlers } from './handlers/books/publications'
import { thumbnailsHandlers } from './handlers/books/thumbnails'
import { filesystemHandlers } from './handlers/libraries/filesystem'
import { importBooksHandlers } from './handlers/libraries/importBooks'
import { librariesHandlers } from './handlers/libraries/libraries'
import { pageHashesHandlers } from './handlers/libraries/pageHashes'
import { referenceDataHandlers } from './handlers/referenceData/referenceData'
import { seriesHandlers } from './handlers/series/series'
import { seriesListsHandlers } from './handlers/series/seriesLists'
import { actuatorHandlers } from './handlers/server/actuator'
import { newsHandlers } from './handlers/server/announcements'
import { clientSettingsHandlers } from './handlers/server/clientSettings'
import { fontsHandlers } from './handlers/server/fonts'
import { historyHandlers } from './handlers/server/history'
import { liveEventsHandlers } from './handlers/server/liveEvents'
import { serverSettingsHandlers } from './handlers/server/serverSettings'
import { tasksHandlers } from './handlers/server/tasks'
import { collectionsHandlers } from './handlers/sets/collections'
import { setPostersHandlers } from './handlers/sets/memberListPosters'
import { readListsHandlers } from './handlers/sets/readLists'
import type { MockServerOptions } from './http/mockServer'
import type { World } from './world/world'

/**
 * MSW handlers of all operations of the contract. Handlers that follow the rules of the server come first; generated
 * random responses cover the rest.
 */
export function serverHandlers(world: World, options: MockServerOptions = {}): HttpHandler[] {
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
    ...filesHandlers(world),
    ...thumbnailsHandlers(world),
    ...collectionsHandlers(world),
    ...readListsHandlers(world),
    ...setPostersHandlers(world),
    ...referenceDataHandlers(world),
    ...clientSettingsHandlers(world),
    ...serverSettingsHandlers(world),
    ...fontsHandlers(world),
    ...filesystemHandlers(),
    ...tasksHandlers(world),
    ...historyHandlers(world),
    ...newsHandlers(world, options),
    ...actuatorHandlers(world, options),
    ...liveEventsHandlers(world),
    ...Object.values(generated).flatMap(make => make()),
  ]
}
