import type { HttpHandler } from 'msw'
import * as generated from '../src/generated/index.msw'
import { createApiKeyHandlers } from './handlers/accounts/createApiKeyHandlers'
import { createAuthenticationActivityHandlers } from './handlers/accounts/createAuthenticationActivityHandlers'
import { createSessionAndClaimHandlers } from './handlers/accounts/createSessionAndClaimHandlers'
import { createUserHandlers } from './handlers/accounts/createUserHandlers'
import { createBookAndSeriesPosterHandlers } from './handlers/books/createBookAndSeriesPosterHandlers'
import { createBookFileHandlers } from './handlers/books/createBookFileHandlers'
import { createBookHandlers } from './handlers/books/createBookHandlers'
import { createBookListHandlers } from './handlers/books/createBookListHandlers'
import { createBookPageHandlers } from './handlers/books/createBookPageHandlers'
import { createReadiumPublicationHandlers } from './handlers/books/createReadiumPublicationHandlers'
import { createReadProgressHandlers } from './handlers/books/createReadProgressHandlers'
import { createCollectionAndReadListPosterHandlers } from './handlers/collectionsAndReadLists/createCollectionAndReadListPosterHandlers'
import { createCollectionHandlers } from './handlers/collectionsAndReadLists/createCollectionHandlers'
import { createReadListHandlers } from './handlers/collectionsAndReadLists/createReadListHandlers'
import { createBookImportHandlers } from './handlers/libraries/createBookImportHandlers'
import { createLibraryHandlers } from './handlers/libraries/createLibraryHandlers'
import { createPageHashHandlers } from './handlers/libraries/createPageHashHandlers'
import { createServerFolderListingHandlers } from './handlers/libraries/createServerFolderListingHandlers'
import { createReferenceDataHandlers } from './handlers/referenceData/createReferenceDataHandlers'
import { createSeriesHandlers } from './handlers/series/createSeriesHandlers'
import { createSeriesListHandlers } from './handlers/series/createSeriesListHandlers'
import { createActuatorHandlers } from './handlers/server/createActuatorHandlers'
import { createAnnouncementAndReleaseHandlers } from './handlers/server/createAnnouncementAndReleaseHandlers'
import { createClientSettingHandlers } from './handlers/server/createClientSettingHandlers'
import { createLiveEventStreamHandlers } from './handlers/server/createLiveEventStreamHandlers'
import { createReaderFontHandlers } from './handlers/server/createReaderFontHandlers'
import { createServerHistoryHandlers } from './handlers/server/createServerHistoryHandlers'
import { createServerSettingHandlers } from './handlers/server/createServerSettingHandlers'
import { createTaskQueueHandlers } from './handlers/server/createTaskQueueHandlers'
import type { MockServerOptions } from './http/createMockServer'
import type { MockServerState } from './state/mockServerState'

/**
 * Returns the MSW handlers of all endpoints. If several handlers have the same method and path, the mock server uses
 * the first handler. The handlers that use the state of the mock server come first. The generated handlers come last
 * and return random responses for all other endpoints.
 */
export function createMockServerHandlers(world: MockServerState, options: MockServerOptions = {}): HttpHandler[] {
  return [
    ...createSessionAndClaimHandlers(world, options),
    ...createUserHandlers(world),
    ...createAuthenticationActivityHandlers(world),
    ...createApiKeyHandlers(world),
    ...createLibraryHandlers(world),
    ...createSeriesListHandlers(world),
    ...createSeriesHandlers(world),
    ...createBookImportHandlers(world),
    ...createPageHashHandlers(world),
    ...createBookListHandlers(world),
    ...createBookHandlers(world),
    ...createBookPageHandlers(world),
    ...createReadProgressHandlers(world),
    ...createReadiumPublicationHandlers(world),
    ...createBookFileHandlers(world),
    ...createBookAndSeriesPosterHandlers(world),
    ...createCollectionHandlers(world),
    ...createReadListHandlers(world),
    ...createCollectionAndReadListPosterHandlers(world),
    ...createReferenceDataHandlers(world),
    ...createClientSettingHandlers(world),
    ...createServerSettingHandlers(world),
    ...createReaderFontHandlers(world, options),
    ...createServerFolderListingHandlers(),
    ...createTaskQueueHandlers(world),
    ...createServerHistoryHandlers(world),
    ...createAnnouncementAndReleaseHandlers(world, options),
    ...createActuatorHandlers(world, options),
    ...createLiveEventStreamHandlers(world),
    ...Object.values(generated).flatMap(make => make()),
  ]
}
