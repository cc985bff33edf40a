import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useTranslate } from '../../language/useTranslate'
import { buildLibraryConditions } from '../../lists/filters/libraryConditions'
import { SeriesBrowseList } from '../series'
import { LibraryLayout } from './LibraryLayout'
import { useEmptyLibraryText } from './useEmptyLibraryText'
import { useLibrary } from './useLibrary'

const route = getRouteApi('/_shell/_resources/libraries/$libraryId/series')

/** Page with the series of a library, or of all libraries. The user can filter and sort the series. */
export function LibrarySeriesPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  const emptyText = useEmptyLibraryText('page.library.noSeriesText')
  const baseConditions = useMemo(() => buildLibraryConditions(libraryId), [libraryId])
  const library = useLibrary(libraryId)
  const parent = useMemo(() => ({ kind: 'library' as const, id: libraryId }), [libraryId])
  return (
    <LibraryLayout libraryId={libraryId}>
      <SeriesBrowseList
        key={libraryId}
        parent={parent}
        baseConditions={baseConditions}
        exportName={library?.name ?? t('page.library.all')}
        empty={<EmptyState title={t('page.library.noSeries')} text={emptyText} />}
      />
    </LibraryLayout>
  )
}
