import { useQuery } from '@tanstack/react-query'
import { NavTabs } from '../../../components/page/NavTabs'
import { useTranslate } from '../../../language/useTranslate'
import { analysisFailedBookCountQueryOptions, missingPosterCountQueryOptions } from './problemBookCounts'
import { useMissingPostersSupport } from './useMissingPostersSupport'

/** Links to the pages "media analysis" and "missing posters", each with its number of books. */
export function MediaAnalysisTabs() {
  const t = useTranslate()
  const { data: failedCount } = useQuery(analysisFailedBookCountQueryOptions())
  const { isPending, missingSince } = useMissingPostersSupport()
  const { data: missingCount } = useQuery({
    ...missingPosterCountQueryOptions(),
    enabled: !isPending && missingSince === undefined,
  })
  return (
    <NavTabs
      label={t('page.analysis.tabs')}
      tabs={[
        { to: '/media-management/analysis', label: t('page.analysis.title'), count: failedCount },
        {
          to: '/media-management/missing-posters',
          label: t('page.analysis.missingPosters.title'),
          count: missingCount,
        },
      ]}
    />
  )
}
