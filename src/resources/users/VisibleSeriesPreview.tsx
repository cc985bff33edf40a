import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { describeContentRestrictions, describeLibraryAccess } from '../../access/describeUserAccess'
import { useCurrentUser } from '../../access/SessionContext'
import { hasContentRestrictions } from '../../access/userRestrictions'
import { createOperationQueryKey } from '../../api/cache/createOperationQueryKey'
import { errorText } from '../../api/errorText'
import { ErrorState } from '../../components/feedback/ErrorState'
import { useDebouncedValue } from '../../components/useDebouncedValue'
import type { SeriesCondition } from '../../generated/model.schemas'
import { listSeries } from '../../generated/series/series.calls'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { useLibraries } from '../libraries'
import { buildVisibleSeriesCondition } from './buildVisibleSeriesCondition'
import { convertFormValuesToUser, type UserFormValues } from './userFormValues'
import styles from './VisibleSeriesPreview.module.css'

/**
 * Preview of the effect of the entered roles and restrictions on a user. Shows the number of series that the user will
 * see, and texts that describe the restrictions.
 */
export function VisibleSeriesPreview({ values }: { values: UserFormValues }) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const libraries = useLibraries()
  const user = convertFormValuesToUser(values)
  const texts = { t, format, libraryName: (id: string) => libraries.find(library => library.id === id)?.name }
  const sentences = [describeLibraryAccess(user, texts), ...describeContentRestrictions(user, texts)]
  const condition = buildVisibleSeriesCondition(convertFormValuesToUser(useDebouncedValue(values)))
  return (
    <section className={styles.preview} aria-label={t('page.users.preview.label')}>
      <Eye size={20} strokeWidth={1.5} aria-hidden />
      <div>
        <VisibleSeriesCount condition={condition ?? null} />
        <ul>
          {sentences.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * Text with the number of series that match a condition, and the number of all series.
 * @param condition server condition, or `null` if no series matches
 */
function VisibleSeriesCount({ condition }: { condition: SeriesCondition | null }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const isOwnViewLimited = useIsOwnViewLimited()
  const visible = useSeriesCount(condition)
  const total = useSeriesCount(undefined)
  const failed = visible.error ? visible : total.error ? total : undefined
  if (failed) return <ErrorState inline text={errorText(failed.error)} onRetry={() => void failed.refetch()} />
  const isKnown = visible.data !== undefined && total.data !== undefined
  return (
    <>
      <p role="status" className={styles.count} aria-busy={!isKnown || visible.isPlaceholderData}>
        {isKnown
          ? t('page.users.preview.count', {
              count: total.data,
              visible: number(visible.data),
              number: number(total.data),
            })
          : t('page.users.preview.counting')}
      </p>
      {isOwnViewLimited && <p className={styles.limit}>{t('page.users.preview.limited')}</p>}
    </>
  )
}

const useSeriesCount = (condition: SeriesCondition | null | undefined) =>
  useQuery({
    queryKey: createOperationQueryKey('listSeries', { countOf: condition ?? String(condition) }),
    queryFn: async ({ signal }) => {
      if (condition === null) return 0
      const { totalElements } = await listSeries({ condition }, { page: 0, size: 1 }, { signal })
      return totalElements
    },
    placeholderData: keepPreviousData,
    meta: { shownBy: 'page' },
  })

/**
 * Returns whether the current user has restrictions. The server counts only series that the current user can see, so
 * the restrictions of this user make the numbers in the preview too low.
 */
const useIsOwnViewLimited = (): boolean => hasContentRestrictions(useCurrentUser())
