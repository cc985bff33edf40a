import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useTranslate } from '../../language/useTranslate'
import { libraryBookFiltersAndSorts } from '../../lists/browse/browseListState'
import { buildLibraryConditions } from '../../lists/filters/libraryConditions'
import { BookBrowseList } from '../books'
import { LibraryLayout } from './LibraryLayout'
import { useEmptyLibraryText } from './useEmptyLibraryText'
import { useLibrary } from './useLibrary'

const route = getRouteApi('/_shell/_resources/libraries/$libraryId/books')

/** Page with the books of a library, or of all libraries. The user can filter and sort the books. */
export function LibraryBooksPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  const emptyText = useEmptyLibraryText('page.library.noSeriesText')
  const baseConditions = useMemo(() => buildLibraryConditions(libraryId), [libraryId])
  const library = useLibrary(libraryId)
  return (
    <LibraryLayout libraryId={libraryId}>
      <BookBrowseList
        key={libraryId}
        parent={{ kind: 'library', id: libraryId }}
        tables={libraryBookFiltersAndSorts}
        baseConditions={baseConditions}
        exportName={`${library?.name ?? t('page.library.all')}-${t('resources.books.name')}`}
        empty={<EmptyState title={t('page.series.noBooks')} text={emptyText} />}
      />
    </LibraryLayout>
  )
}
