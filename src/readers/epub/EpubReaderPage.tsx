import { getRouteApi } from '@tanstack/react-router'
import { TableOfContents } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMe } from '../../access/SessionContext'
import type { Positions } from '../../generated/model.schemas'
import { useFormat } from '../../language/format'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import { neighboursOf } from '../neighbours'
import type { Progress } from '../PageSlider'
import { ReaderFrame } from '../ReaderFrame'
import { epubSettings } from '../readerSettings'
import { epubShortcuts } from '../shortcuts'
import { type Reader, useReader } from '../useReader'
import { useReaderRoutes } from '../useReaderRoutes'
import { ContentsPanel } from './ContentsPanel'
import styles from './EpubReaderPage.module.css'
import { EpubViewer } from './EpubViewer'
import { type EpubBook, loadEpub, NoEpub, openedEpub, saveEpubProgress } from './epubBook'
import type { PagerLocation } from './epubPager'
import type { BookLook } from './epubStyle'
import { type Place, placeOfNumber, positionAt, positionNumber } from './places'
import { entryAt } from './publication'
import { useEpubDeeds } from './useEpubDeeds'

const route = getRouteApi('/book/$bookId/read-epub')

/** The reader of books. */
export function EpubReaderPage() {
  const { bookId } = route.useParams()
  return <EpubReader key={bookId} bookId={bookId} />
}

function EpubReader({ bookId }: { bookId: string }) {
  const t = useTranslate()
  const search = route.useSearch()
  const incognito = search.incognito === true
  const routes = useReaderRoutes(search)
  const [opened, setOpened] = useState<EpubBook>()
  const held = useRef<EpubBook>(undefined)
  const [location, setLocation] = useState<PagerLocation>()
  const open = async () => {
    try {
      const loaded = await loadEpub(bookId)
      held.current = loaded
      setOpened(loaded)
      return openedEpub(loaded)
    } catch (error) {
      if (error instanceof NoEpub) routes.open({ id: bookId, reader: 'comic' })
      throw error
    }
  }
  const userId = useMe().id
  const reader = useReader(
    { bookId, incognito },
    {
      userId,
      openBook: open,
      findNeighbours: () => neighboursOf(bookId, search),
      saveProgress: async input => {
        if (held.current) await saveEpubProgress(held.current, userId, input)
      },
      onOpenBook: routes.open,
      onLeave: () => routes.leave(held.current?.book, bookId),
    },
  )
  const look = useBookLook()
  const [wantedDirection] = usePreference('epub.direction')
  const [navigation] = usePreference('epub.navigation')
  const publication = opened?.publication
  const direction = wantedDirection === 'auto' ? (publication?.direction ?? 'ltr') : wantedDirection
  const { progress, chapterTitle, goTo } = useBookProgress(opened, location, reader)
  const onDeed = useEpubDeeds(where => {
    const last = (publication?.chapters.length ?? 1) - 1
    goTo(where === 'first' ? { chapter: 0, progression: 0 } : { chapter: last, progression: 1 })
  })
  const shortcuts = useMemo(() => epubShortcuts(direction), [direction])

  return (
    <ReaderFrame
      reader={reader}
      title={opened?.book.metadata.title}
      detail={opened && !opened.book.oneshot ? opened.book.seriesTitle : chapterTitle}
      incognito={incognito}
      shortcuts={shortcuts}
      settings={epubSettings}
      direction={direction}
      background={look.appearance === 'night' ? 'black' : look.appearance}
      progress={progress}
      contents={
        publication && {
          icon: TableOfContents,
          label: t('reader.contents.title'),
          side: 'start',
          view: close => (
            <ContentsPanel
              publication={publication}
              chapter={location?.place.chapter ?? 0}
              reached={location?.isReached ?? (() => true)}
              onChoose={entry => {
                close()
                const chapter = publication.chapters.findIndex(({ path }) => path === entry.path)
                if (chapter >= 0) goTo({ chapter, progression: 0, fragment: entry.fragment })
              }}
            />
          ),
        }
      }
      onDeed={onDeed}
    >
      {controls =>
        publication && (
          <>
            <EpubViewer
              bookId={bookId}
              publication={publication}
              look={look}
              direction={direction}
              navigation={navigation}
              controls={controls}
              register={reader.register}
              onRelocated={reader.onRelocated}
              onLocation={setLocation}
              onFailed={failure => reader.send({ type: 'viewer.failed', failure })}
              onLink={goTo}
            />
            {location && <PlaceLine location={location} title={chapterTitle} share={progress} look={look} />}
          </>
        )
      }
    </ReaderFrame>
  )
}

/** The line under the page: where in the chapter, how far in the book. */
function PlaceLine(props: {
  location: PagerLocation
  title: string | undefined
  share: Progress | undefined
  look: BookLook
}) {
  const { location, title, share, look } = props
  const t = useTranslate()
  const format = useFormat()
  const { page, pages } = location
  return (
    <p className={styles.place} data-appearance={look.appearance} aria-hidden>
      <span>
        {title
          ? t('reader.book.place', { page, count: pages, chapter: title })
          : t('reader.book.placeUntitled', { page, count: pages })}
      </span>
      {share && <span>{format.percent(share.at / share.of)}</span>}
    </p>
  )
}

/** The look that the person set; the same object as long as nothing of it changes. */
function useBookLook(): BookLook {
  const [appearance] = usePreference('epub.appearance')
  const [layout] = usePreference('epub.layout')
  const [columns] = usePreference('epub.columns')
  const [margins] = usePreference('epub.margins')
  const [fontSize] = usePreference('epub.fontSize')
  const [lineHeight] = usePreference('epub.lineHeight')
  return useMemo(
    () => ({ appearance, layout, columns, margins, fontSize, lineHeight }),
    [appearance, layout, columns, margins, fontSize, lineHeight],
  )
}

/** How far one is in the book, in the server's own positions, and the chapter's name. */
function useBookProgress(opened: EpubBook | undefined, location: PagerLocation | undefined, reader: Reader) {
  const t = useTranslate()
  const [positions, setPositions] = useState<Positions>()
  useEffect(() => {
    opened?.positions.then(setPositions).catch(() => {})
  }, [opened])
  const goTo = (place: Place) => reader.goTo(positionAt(place))
  const { publication } = opened ?? {}
  const title = useMemo(
    () =>
      location &&
      publication &&
      entryAt(publication.toc, publication.chapters, location.place.chapter, location.isReached)?.title,
    [location, publication],
  )
  if (!positions || !location || !publication || positions.total === 0) {
    return { progress: undefined, chapterTitle: title, goTo }
  }
  const { page, pages, place, atEnd } = location
  const progress: Progress = {
    at: atEnd ? positions.total : positionNumber(place, publication.chapters, positions),
    of: positions.total,
    label: title
      ? t('reader.book.place', { page, count: pages, chapter: title })
      : t('reader.book.placeUntitled', { page, count: pages }),
    goTo: number => {
      const target = placeOfNumber(number, publication.chapters, positions)
      if (target) goTo(target)
    },
  }
  return { progress, chapterTitle: title, goTo }
}
