import { createDataProvider } from '../api/records/createDataProvider'
import { lazyDataSource } from '../api/records/lazyDataSource'
import { booksDataSource } from '../resources/books'
import { collectionsDataSource } from '../resources/collections'
import { librariesDataSource } from '../resources/libraries'
import { readListsDataSource } from '../resources/readlists'
import { seriesDataSource } from '../resources/series'

const dataSources = {
  libraries: librariesDataSource,
  series: seriesDataSource,
  books: booksDataSource,
  collections: collectionsDataSource,
  readlists: readListsDataSource,
  authenticationActivity: lazyDataSource(
    async () =>
      (await import('../resources/authenticationActivity/authenticationActivityDataSource'))
        .authenticationActivityDataSource,
    'list',
  ),
  history: lazyDataSource(
    async () => (await import('../resources/history/historyDataSource')).historyDataSource,
    'list',
  ),
  users: lazyDataSource(
    async () => (await import('../resources/users/usersDataSource')).usersDataSource,
    'create',
    'update',
    'remove',
  ),
  apiKeys: lazyDataSource(
    async () => (await import('../resources/apiKeys/apiKeysDataSource')).apiKeysDataSource,
    'create',
    'remove',
  ),
  serverSettings: lazyDataSource(
    async () => (await import('../resources/server/settings/serverSettingsDataSource')).serverSettingsDataSource,
    'update',
  ),
  clientSettings: lazyDataSource(
    async () => (await import('../resources/server/interface/interfaceSettingsDataSource')).interfaceSettingsDataSource,
    'update',
  ),
  pageHashes: lazyDataSource(
    async () => (await import('../resources/pageHashes/pageHashesDataSource')).pageHashesDataSource,
    'list',
  ),
}

/** Data provider of react-admin for all resources. */
export const dataProvider = createDataProvider(dataSources)
