import { ActionMenuItems } from '../../actions/ActionMenuItems'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { type CardKeyboardNavigationProps, CoverCard } from '../../components/cards/CoverCard'
import { Poster, type PosterBadgeData } from '../../components/cards/Poster'
import type { Series } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { SelectItemCheckbox } from '../../lists/selection/SelectItemCheckbox'
import { type OpenedFromListParams, useIsFileUnavailable } from '../books'
import { getSeriesDetailPageLink } from './getSeriesDetailPageLink'

/**
 * Returns the badges for the cover of a series, for example the number of unread books.
 * @param unavailableLabel text of the badge for unavailable files. Undefined if the files are available.
 */
export function getSeriesPosterBadges(series: Series, unavailableLabel: string | undefined): PosterBadgeData {
  const { booksCount, booksReadCount, booksUnreadCount, booksInProgressCount, oneshot } = series
  const unread = booksUnreadCount + booksInProgressCount
  return {
    unread: oneshot ? (unread > 0 && booksInProgressCount === 0 ? true : undefined) : unread || undefined,
    read: booksCount > 0 && booksReadCount === booksCount,
    deletedLabel: unavailableLabel,
    stacked: !oneshot,
  }
}

/** Returns true if the user has started none of the books of a series. Returns false for a series without books. */
export const isSeriesUnstarted = ({ booksCount, booksUnreadCount }: Series): boolean =>
  booksCount > 0 && booksUnreadCount === booksCount

type SeriesPosterProps = {
  series: Series
  eager?: boolean
  width?: number
  progressRatio?: number
  withoutBadges?: boolean
}

/** Cover image of a series with its badges. The image reloads when the server reports a new cover. */
export function SeriesPoster({ series, eager, width, progressRatio, withoutBadges }: SeriesPosterProps) {
  const t = useTranslate()
  const src = usePosterUrl('series', series.id)
  const isFileUnavailable = useIsFileUnavailable()
  const unavailableLabel = isFileUnavailable(series) ? t('component.poster.unavailable') : undefined
  const badges = withoutBadges ? {} : { ...getSeriesPosterBadges(series, unavailableLabel), progress: progressRatio }
  return (
    <Poster
      src={src}
      title={series.metadata.title}
      eager={eager}
      width={width}
      isUnstarted={isSeriesUnstarted(series)}
      {...badges}
    />
  )
}

type SeriesCardProps = CardKeyboardNavigationProps & {
  series: Series
  subtitle?: string
  context?: OpenedFromListParams
  eager?: boolean
  /** Index of the card in a list in which the user can select cards. If undefined, the card has no checkbox. */
  index?: number
}

/** Card of a series or one-shot: cover, title, subtitle and action menu. */
export function SeriesCard({ series, subtitle, context, eager, index, tabIndex }: SeriesCardProps) {
  const t = useTranslate()
  const { title } = series.metadata
  const cardSubtitle =
    subtitle ??
    (series.oneshot ? t('resources.series.oneshot') : t('resources.books.count', { count: series.booksCount }))
  return (
    <CoverCard
      to={getSeriesDetailPageLink(series, context)}
      title={title}
      subtitle={cardSubtitle}
      poster={<SeriesPoster series={series} eager={eager} />}
      menu={() => <ActionMenuItems resource="series" records={[{ record: series, title }]} />}
      check={index !== undefined && <SelectItemCheckbox item={series} index={index} title={title} />}
      tabIndex={tabIndex}
    />
  )
}
