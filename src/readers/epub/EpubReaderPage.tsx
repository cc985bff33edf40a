import { getRouteApi } from '@tanstack/react-router'
import { TableOfContents } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { readerPhaseOf } from '../session/useReader'
import { useReaderNavigation } from '../session/useReaderNavigation'
import { useSetting } from '../settings/effectiveSettings'
import { ReaderSettingsProvider } from '../settings/ReaderSettingsProvider'
import { ReaderFrame } from '../ui/ReaderFrame'
import type { SheetTab } from '../ui/sheets/sheets'
import { EpubViewer } from './EpubViewer'
import { settingsFor } from './epubSettings'
import { epubShortcuts } from './epubShortcuts'
import { type BookLocation, positionAt } from './locators/bookLocations'
import type { PagerLocation } from './locators/pagerLocation'
import { useAnnotatedBook } from './marks/useAnnotatedBook'
import { ContentsPanel } from './navigation/ContentsPanel'
import { useJumpHistory } from './navigation/useJumpHistory'
import { ProgressLine } from './progress/ProgressLine'
import { useBookProgress } from './progress/useBookProgress'
import type { Publication } from './publication'
import { useAfterPaint } from './useAfterPaint'
import { useBookAppearance } from './useBookAppearance'
import { useEpub } from './useEpub'
import { useEpubCommands } from './useEpubCommands'

const route = getRouteApi('/book/$bookId/read-epub')

// Re-exported here because the startup code already loads this module; another module would cost a further request.
export { prefetchEpubAtStartup } from './epubBook'

/** Page of the EPUB reader. */
export function EpubReaderPage() {
  const { bookId } = route.useParams()
  return (
    <ReaderSettingsProvider key={bookId}>
      <EpubReader bookId={bookId} />
    </ReaderSettingsProvider>
  )
}

function EpubReader({ bookId }: { bookId: string }) {
  const search = route.useSearch()
  const incognito = search.incognito === true
  const { reader, opened } = useEpub(bookId, incognito, search, useReaderNavigation(search))
  const { book, publication } = opened ?? {}
  const [location, setLocation] = useState<PagerLocation>()
  const look = useBookAppearance()
  const [wanted] = useSetting('epub.direction')
  const [navigation] = useSetting('epub.navigation')
  const direction = wanted === 'auto' ? (publication?.direction ?? 'ltr') : wanted
  const ways = useJumpHistory(location, place => reader.goTo(positionAt(place)))
  const goTo = ways.jump
  const { progress, share, placeText, chapterTitle, timeLeft } = useBookProgress(opened, location, goTo)
  const marked = useAnnotatedBook(opened, bookId, location, goTo)
  const contents = useContents(publication, location, timeLeft?.book, marked.tabs, goTo)
  const fixed = publication?.fixedLayout === true
  // The reading positions load after the text, so the line is rendered after the first paint.
  const hasPlaceLine = useAfterPaint(location !== undefined)
  const [upright, setUpright] = useState(false)
  const kind = fixed ? 'drawn' : upright ? 'upright' : 'text'
  const onEpubDeed = useEpubCommands(where => goTo(edgeOf(where, publication)), ways, kind)

  return (
    <ReaderFrame
      reader={reader}
      title={book?.metadata.title}
      detail={book && !book.oneshot ? book.seriesTitle : chapterTitle}
      incognito={incognito}
      shortcuts={useMemo(() => epubShortcuts(direction, kind), [direction, kind])}
      settings={settingsFor[kind]}
      direction={direction}
      background={look.appearance === 'night' ? 'black' : look.appearance}
      progress={progress}
      panels={{ contents, tools: marked.tools }}
      onClose={() => marked.onDeed('close') !== undefined}
      onDeed={deed => (marked.onDeed(deed) ?? { said: onEpubDeed(deed) }).said}
    >
      {controls =>
        publication && (
          <>
            <EpubViewer
              bookId={bookId}
              publication={publication}
              first={opened?.first}
              look={look}
              direction={direction}
              navigation={navigation}
              controls={controls}
              isOnCard={() => readerPhaseOf(reader.actor.getSnapshot()) !== 'reading'}
              register={reader.register}
              onRelocated={reader.onRelocated}
              onLeave={() => reader.send({ type: 'user.leave' })}
              onLocation={setLocation}
              onFailed={failure => reader.send({ type: 'viewer.failed', failure })}
              onLink={goTo}
              upright={upright}
              onUpright={setUpright}
              hooks={marked.hooks}
            />
            {hasPlaceLine && (
              <ProgressLine
                text={placeText}
                share={share}
                minutes={fixed ? undefined : timeLeft?.chapter}
                appearance={look.appearance}
                ways={ways}
              />
            )}
            {marked.over(controls.say)}
          </>
        )
      }
    </ReaderFrame>
  )
}

/**
 * The contents sheet: a tab with the table of contents, landmarks and printed pages, followed by `further` tabs.
 * @param minutes  estimated reading time of the rest of the book
 * @returns undefined until the publication is loaded
 */
function useContents(
  publication: Publication | undefined,
  location: PagerLocation | undefined,
  minutes: number | undefined,
  further: readonly SheetTab[],
  goTo: (place: BookLocation) => void,
) {
  const t = useTranslate()
  if (!publication) return undefined
  return {
    icon: TableOfContents,
    label: t('reader.contents.title'),
    side: 'start' as const,
    tabs: [
      {
        name: 'chapters',
        label: t('reader.contents.toc'),
        view: (close: () => void) => (
          <ContentsPanel
            publication={publication}
            chapter={location?.place.chapter ?? 0}
            reached={location?.isReached ?? (() => true)}
            minutes={minutes}
            onChoose={({ path, fragment }) => {
              close()
              const chapter = publication.chapters.findIndex(known => known.path === path)
              if (chapter >= 0) goTo({ chapter, progression: 0, ...(fragment && { fragment }) })
            }}
          />
        ),
      },
      ...further,
    ],
  }
}

const edgeOf = (where: 'first' | 'last', publication: Publication | undefined): BookLocation =>
  where === 'first'
    ? { chapter: 0, progression: 0 }
    : { chapter: (publication?.chapters.length ?? 1) - 1, progression: 1 }
