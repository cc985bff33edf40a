import { createDataProvider } from '../api/dataProvider'
import { booksSource } from '../resources/books'
import { collectionsSource } from '../resources/collections'
import { librariesSource } from '../resources/libraries'
import { readListsSource } from '../resources/readlists'
import { seriesSource } from '../resources/series'

/** React-admin's data provider over every resource, by the API's own words. */
export const dataProvider = createDataProvider({
  libraries: librariesSource,
  series: seriesSource,
  books: booksSource,
  collections: collectionsSource,
  readlists: readListsSource,
})
