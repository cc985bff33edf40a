import type { HttpHandler } from 'msw'
import * as generated from '../generated/index.msw'
import { actuatorHandlers } from './handlers/actuator'
import { apiKeysHandlers } from './handlers/apiKeys'
import { authenticationActivityHandlers } from './handlers/authenticationActivity'
import { bookListsHandlers } from './handlers/bookLists'
import { bookPagesHandlers } from './handlers/bookPages'
import { booksHandlers } from './handlers/books'
import { clientSettingsHandlers } from './handlers/clientSettings'
import { collectionsHandlers } from './handlers/collections'
import { filesHandlers } from './handlers/files'
import { filesystemHandlers } from './handlers/filesystem'
import { fontsHandlers } from './handlers/fonts'
import { historyHandlers } from './handlers/history'
import { importBooksHandlers } from './handlers/importBooks'
import { librariesHandlers } from './handlers/libraries'
import { liveEventsHandlers } from './handlers/liveEvents'
import { newsHandlers } from './handlers/news'
import { pageHashesHandlers } from './handlers/pageHashes'
import { progressHandlers } from './handlers/progress'
import { publicationsHandlers } from './handlers/publications'
import { readListsHandlers } from './handlers/readLists'
import { referenceDataHandlers } from './handlers/referenceData'
import { seriesHandlers } from './handlers/series'
import { seriesListsHandlers } from './handlers/seriesLists'
import { serverSettingsHandlers } from './handlers/serverSettings'
import { sessionHandlers } from './handlers/session'
import { setPostersHandlers } from './handlers/setPosters'
import { tasksHandlers } from './handlers/tasks'
import { thumbnailsHandlers } from './handlers/thumbnails'
import { usersHandlers } from './handlers/users'
import type { StandInOptions } from './http/standIn'
import type { World } from './world/world'

/** Every call of the contract: those that keep the server's rules first, made-up answers for the rest. */
export function serverHandlers(world: World, options: StandInOptions = {}): HttpHandler[] {
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
