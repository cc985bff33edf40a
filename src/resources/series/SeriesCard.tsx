import { ActionItems } from '../../actions/ActionItems'
import { usePosterUrl } from '../../api/urls/posters'
import { Card, type CardSlot } from '../../components/cards/Card'
import { Poster, type PosterBadges } from '../../components/cards/Poster'
import type { Series } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { SelectCheckbox } from '../../lists/selection/SelectCheckbox'
import { type ReadingContext, useIsFileUnavailable } from '../books'
import { seriesLink } from './seriesLink'

/** How a series stands in the eyes of the one who looks: what is unread, read, gone. */
export function seriesBadges(series: Series, gone: string | undefined): PosterBadges {
  const { booksCount, booksReadCount, booksUnreadCount, booksInProgressCount, oneshot } = series
  const unread = booksUnreadCount + booksInProgressCount
  return {
    unread: oneshot ? (unread > 0 && booksInProgressCount === 0 ? true : undefined) : unread || undefined,
    read: booksCount > 0 && booksReadCount === booksCount,
    gone,
    stacked: !oneshot,
  }
}

type SeriesPosterProps = {
  series: Series
  eager?: boolean
  width?: number
  /** How much of it is read, where there is room to say so. */
  progress?: number
  /** Without any marks. */
  bare?: boolean
}

/** The cover of a series; it renews itself when the server says that it changed. */
export function SeriesPoster({ series, eager, width, progress, bare }: SeriesPosterProps) {
  const t = useTranslate()
  const src = usePosterUrl('series', series.id)
  const isAbsent = useIsFileUnavailable()
  const gone = isAbsent(series) ? t('component.poster.gone') : undefined
  const marks = bare ? {} : { ...seriesBadges(series, gone), progress }
  return <Poster src={src} title={series.metadata.title} eager={eager} width={width} {...marks} />
}

type SeriesCardProps = CardSlot & {
  series: Series
  line?: string
  context?: ReadingContext
  /** Its cover is asked for at once, for it is what one came for. */
  eager?: boolean
  /** Where it stands in a list whose series can be chosen. */
  index?: number
}

/** A series, or a one-shot that looks like a book, as a card. */
export function SeriesCard({ series, line, context, eager, index, tabIndex }: SeriesCardProps) {
  const t = useTranslate()
  const { title } = series.metadata
  const quiet =
    line ?? (series.oneshot ? t('resources.series.oneshot') : t('resources.books.count', { count: series.booksCount }))
  return (
    <Card
      to={seriesLink(series, context)}
      title={title}
      line={quiet}
      poster={<SeriesPoster series={series} eager={eager} />}
      menu={() => <ActionItems noun="series" things={[{ record: series, title }]} />}
      check={index !== undefined && <SelectCheckbox item={series} index={index} title={title} />}
      tabIndex={tabIndex}
    />
  )
}
