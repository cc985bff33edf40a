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

/** Data provider of react-admin for all resources, by their names in the API. */
export const dataProvider = createDataProvider(sources)

// Pages show the failures of their records themselves. React-admin passes a `meta` of its hooks to the provider, so defaults are needed.
for (const resource of Object.keys(sources)) {
  queryClient.setQueryDefaults([resource, 'getOne'], { meta: { shownBy: 'page' } })
}
