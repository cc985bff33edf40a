import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRedirectOnDelete } from '../../actions/useRedirectOnDelete'
import { usePosterUrl } from '../../api/urls/posters'
import { Poster } from '../../components/cards/Poster'
import { Callout } from '../../components/feedback/Callout'
import { EmptyState } from '../../components/feedback/EmptyState'
import { DefinitionList } from '../../components/page/DefinitionList'
import { Hero, HeroSkeleton } from '../../components/page/Hero'
import { ReadMore } from '../../components/page/ReadMore'
import { Redirect } from '../../components/page/Redirect'
import { Section } from '../../components/page/Section'
import type { BookCondition, Collection, Series } from '../../generated/model.schemas'
import { useDocumentTitle } from '../../language/useTitle'
import { useTranslate } from '../../language/useTranslate'
import { ShowRecord } from '../../lists/record/ShowRecord'
import { BookBrowse, DownloadButton, NextBookHint, ReadButtons, useFileUnavailableReason } from '../books'
import { CollectionShelves, useCollectionsOfSeries } from '../collections'
import { LibraryName } from '../libraries'
import { CollectionNeighbours } from './CollectionNeighbours'
import { SeriesPoster } from './SeriesCard'
import { SeriesMenu } from './SeriesMenu'
import styles from './SeriesPage.module.css'
import { SeriesSummaryLine } from './SeriesSummaryLine'
import { useNextBook } from './useNextBook'
import { useSeriesDetails } from './useSeriesDetails'

const route = getRouteApi('/_shell/series/$seriesId')

/** Page of a series with its books. Redirects one-shots to their own page. */
export function SeriesPage() {
  const { seriesId } = route.useParams()
  const { context, contextId } = route.useSearch()
  const collections = useCollectionsOfSeries(seriesId)
  useRedirectOnDelete('series', seriesId)
  const coming = <Coming seriesId={seriesId} />
  return (
    <>
      {context === 'COLLECTION' && contextId && <CollectionNeighbours seriesId={seriesId} collectionId={contextId} />}
      <ShowRecord<Series> key={seriesId} resource="series" id={seriesId} loading={coming}>
        {series => {
          if (series.oneshot)
            return <Redirect to="/oneshot/$seriesId" params={{ seriesId }} search={{ context, contextId }} />
          return collections ? <SeriesView series={series} collections={collections} /> : coming
        }}
      </ShowRecord>
    </>
  )
}

type SeriesViewProps = { series: Series; collections: readonly Collection[] }

function SeriesView({ series, collections }: SeriesViewProps) {
  const next = useNextBook(series)
  const absence = useFileUnavailableReason(series)
  const details = useSeriesDetails(series, { ...series.booksMetadata, collections })
  useDocumentTitle(series.metadata.title)
  return (
    <>
      <Hero
        cover={<SeriesPoster series={series} eager width={260} progress={readShare(series)} />}
        wash={usePosterUrl('series', series.id)}
        above={<LibraryName libraryId={series.libraryId} />}
        title={series.metadata.title}
        facts={<SeriesSummaryLine series={series} />}
        actions={
          <>
            <ReadButtons {...next} />
            <DownloadButton noun="series" id={series.id} isAbsent={absence !== undefined} />
            <SeriesMenu series={series} />
            <NextBookHint {...next} />
          </>
        }
      >
        {absence && <Callout>{absence}</Callout>}
        <Summary series={series} />
        <DefinitionList facts={details} />
      </Hero>
      <Books series={series} />
      <CollectionShelves seriesId={series.id} collections={collections} />
    </>
  )
}

const readShare = ({ booksCount, booksReadCount }: Series) =>
  booksReadCount < booksCount ? booksReadCount / booksCount : undefined

/** Summary of the series, otherwise that of one of its books, labelled with the book number. */
function Summary({ series: { metadata, booksMetadata } }: { series: Series }) {
  const t = useTranslate()
  if (metadata.summary) return <ReadMore text={metadata.summary} />
  if (!booksMetadata.summary) return null
  return (
    <div>
      <p className={styles.source}>{t('page.series.summaryFrom', { number: booksMetadata.summaryNumber })}</p>
      <ReadMore text={booksMetadata.summary} />
    </div>
  )
}

function Books({ series: { id, booksCount } }: { series: Series }) {
  const t = useTranslate()
  const within = useMemo((): BookCondition[] => [{ seriesId: { operator: 'is', value: id } }], [id])
  return (
    <Section title={t('resources.books.name')} count={String(booksCount)}>
      <BookBrowse
        of={{ kind: 'series', id }}
        within={within}
        empty={<EmptyState title={t('page.series.noBooks')} text={t('page.series.noBooksText')} />}
      />
    </Section>
  )
}

/** Loading state: the cover needs only the id and is shown at once. */
function Coming({ seriesId }: { seriesId: string }) {
  return <HeroSkeleton cover={<Poster src={usePosterUrl('series', seriesId)} title="" eager width={260} stacked />} />
}
