import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { useTranslate } from '../../language/useTranslate'
import { inLibrary } from '../../lists/libraryCondition'
import { SeriesBrowse } from '../series'
import { LibraryFrame } from './LibraryFrame'

const route = getRouteApi('/_shell/libraries/$libraryId/series')

/** All series of a library, or of all libraries. */
export function LibrarySeriesPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  const within = useMemo(() => inLibrary(libraryId), [libraryId])
  const place = useMemo(() => ({ kind: 'library' as const, id: libraryId }), [libraryId])
  return (
    <LibraryFrame libraryId={libraryId}>
      <SeriesBrowse
        key={libraryId}
        place={place}
        within={within}
        empty={<EmptyState title={t('page.library.noSeries')} text={t('page.library.noSeriesText')} />}
      />
    </LibraryFrame>
  )
}
