import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRedirectOnRecordDeletion } from '../../actions/useRedirectOnRecordDeletion'
import { usePosterUrl } from '../../api/urls/posterUrls'
import { Poster } from '../../components/cards/Poster'
import { Callout } from '../../components/feedback/Callout'
import { EmptyState } from '../../components/feedback/EmptyState'
import { DefinitionList } from '../../components/page/DefinitionList'
import { DetailPageHeader, DetailPageHeaderSkeleton } from '../../components/page/DetailPageHeader'
import { PageSection } from '../../components/page/PageSection'
import { Redirect } from '../../components/page/Redirect'
import { ExpandableText } from '../../components/text/ExpandableText'
import type { BookCondition, Collection, Series } from '../../generated/model.schemas'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useDocumentTitle } from '../../language/useDocumentTitle'
import { useTranslate } from '../../language/useTranslate'
import { RecordLoader } from '../../lists/record/RecordLoader'
import { BookBrowseList, FileDownloadButton, NextBookHint, ReadBookButtons, useFileUnavailableReason } from '../books'
import { CollectionShelvesOfSeries, useCollectionsOfSeries } from '../collections'
import { LibraryLink } from '../libraries'
import { PreviousNextSeriesBar } from './PreviousNextSeriesBar'
import { SeriesPoster } from './SeriesCard'
import styles from './SeriesDetailPage.module.css'
import { SeriesDetailPageActions } from './SeriesDetailPageActions'
import { SeriesHeaderMetadata } from './SeriesHeaderMetadata'
import { useNextBookToReadInSeries } from './useNextBookToReadInSeries'
import { useSeriesDefinitionItems } from './useSeriesDefinitionItems'

const route = getRouteApi('/_shell/_resources/series/$seriesId')

/** Page of a series with its books. One-shots have their own page, to which this page redirects. */
export function SeriesDetailPage() {
  const { seriesId } = route.useParams()
  const { context, contextId } = route.useSearch()
  const collections = useCollectionsOfSeries(seriesId)
  useRedirectOnRecordDeletion('series', seriesId)
  const skeleton = <SeriesPageSkeleton seriesId={seriesId} />
  return (
    <>
      {context === 'COLLECTION' && contextId && <PreviousNextSeriesBar seriesId={seriesId} collectionId={contextId} />}
      <RecordLoader<Series> key={seriesId} resource="series" id={seriesId} loading={skeleton}>
        {series => {
          if (series.oneshot)
            return <Redirect to="/oneshot/$seriesId" params={{ seriesId }} search={{ context, contextId }} />
          return collections ? <SeriesView series={series} collections={collections} /> : skeleton
        }}
      </RecordLoader>
    </>
  )
}

type SeriesViewProps = { series: Series; collections: readonly Collection[] }

function SeriesView({ series, collections }: SeriesViewProps) {
  const next = useNextBookToReadInSeries(series)
  const unavailableReason = useFileUnavailableReason(series)
  const details = useSeriesDefinitionItems(series, { ...series.booksMetadata, collections })
  useDocumentTitle(series.metadata.title)
  return (
    <>
      <DetailPageHeader
        cover={<SeriesPoster series={series} eager width={260} progressRatio={readRatio(series)} />}
        backdropUrl={usePosterUrl('series', series.id)}
        parentLink={<LibraryLink libraryId={series.libraryId} />}
        title={series.metadata.title}
        facts={<SeriesHeaderMetadata series={series} />}
        actions={
          <>
            <ReadBookButtons {...next} isNextOfList />
            <FileDownloadButton resource="series" id={series.id} isUnavailable={unavailableReason !== undefined} />
            <SeriesDetailPageActions series={series} />
            <NextBookHint {...next} hidesUnreadableReason={unavailableReason !== undefined} />
          </>
        }
      >
        {unavailableReason && <Callout>{unavailableReason}</Callout>}
        <SeriesSummary series={series} />
        <DefinitionList facts={details} />
      </DetailPageHeader>
      <SeriesBooks series={series} />
      <CollectionShelvesOfSeries seriesId={series.id} collections={collections} />
    </>
  )
}

const readRatio = ({ booksCount, booksReadCount }: Series) =>
  booksReadCount < booksCount ? booksReadCount / booksCount : undefined

/** Summary of a series. If the series has no summary, shows the number and the summary of a book of the series. */
function SeriesSummary({ series: { metadata, booksMetadata } }: { series: Series }) {
  const t = useTranslate()
  if (metadata.summary) return <ExpandableText text={metadata.summary} lang={metadata.language} />
  if (!booksMetadata.summary) return null
  return (
    <div>
      <p className={styles.source}>{t('page.series.summaryFrom', { number: booksMetadata.summaryNumber })}</p>
      <ExpandableText text={booksMetadata.summary} lang={metadata.language} />
    </div>
  )
}

function SeriesBooks({ series: { id, booksCount, metadata } }: { series: Series }) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const baseConditions = useMemo((): BookCondition[] => [{ seriesId: { operator: 'is', value: id } }], [id])
  return (
    <PageSection title={t('resources.books.name')} count={number(booksCount)}>
      <BookBrowseList
        parent={{ kind: 'series', id }}
        baseConditions={baseConditions}
        exportName={metadata.title}
        empty={<EmptyState title={t('page.series.noBooks')} text={t('page.series.noBooksText')} />}
      />
    </PageSection>
  )
}

function SeriesPageSkeleton({ seriesId }: { seriesId: string }) {
  return (
    <DetailPageHeaderSkeleton
      cover={<Poster src={usePosterUrl('series', seriesId)} title="" eager width={260} isUnstarted stacked />}
    />
  )
}
