import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { EmptyState } from '../../components/feedback/EmptyState'
import { useTranslate } from '../../language/useTranslate'
import { libraryCondition } from '../../lists/filters/libraryCondition'
import { SeriesBrowse } from '../series'
import { LibraryLayout } from './LibraryLayout'

const route = getRouteApi('/_shell/libraries/$libraryId/series')

/** Browsable series of a library, or of all libraries. */
export function LibrarySeriesPage() {
  const t = useTranslate()
  const { libraryId } = route.useParams()
  const within = useMemo(() => libraryCondition(libraryId), [libraryId])
  const place = useMemo(() => ({ kind: 'library' as const, id: libraryId }), [libraryId])
  return (
    <LibraryLayout libraryId={libraryId}>
      <SeriesBrowse
        key={libraryId}
        place={place}
        within={within}
        empty={<EmptyState title={t('page.library.noSeries')} text={t('page.library.noSeriesText')} />}
      />
    </LibraryLayout>
  )
}
