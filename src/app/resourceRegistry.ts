import { queryClient } from '../api/cache/queryClient'
import { createDataProvider } from '../api/records/dataProvider'
import { booksSource } from '../resources/books'
import { collectionsSource } from '../resources/collections'
import { librariesSource } from '../resources/libraries'
import { readListsSource } from '../resources/readlists'
import { seriesSource } from '../resources/series'

const sources = {
  libraries: librariesSource,
  series: seriesSource,
  books: booksSource,
  collections: collectionsSource,
  readlists: readListsSource,
}

/** React-admin's data provider over every resource, by the API's own words. */
export const dataProvider = createDataProvider(sources)

// What a page shows of one record it also tells the failure of. React-admin keeps a `meta` that it is given for the provider.
for (const resource of Object.keys(sources)) {
  queryClient.setQueryDefaults([resource, 'getOne'], { meta: { shownBy: 'page' } })
}
