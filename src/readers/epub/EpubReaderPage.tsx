import { getRouteApi } from '@tanstack/react-router'
import { TableOfContents } from 'lucide-react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import type { Book } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import type { ReaderCommand } from '../input/keys/readerShortcuts'
import { getReaderPhase, type ReaderController } from '../session/useReaderController'
import { useReaderRouteNavigation } from '../session/useReaderRouteNavigation'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import { ReaderSettingsProvider } from '../settings/ReaderSettingsProvider'
import { ReaderShell } from '../ui/ReaderShell'
import type { ContentsSheetTab } from '../ui/sheets/readerSheetAndMenuDefinitions'
import { useAnnotationsAndSearch } from './annotations/useAnnotationsAndSearch'
import { EpubViewer } from './EpubViewer'
import type { EpubPublication } from './epubPublication'
import { epubSettingDefinitionsByLayout } from './epubSettingDefinitions'
import { getEpubShortcuts } from './getEpubShortcuts'
import type { LoadedEpub } from './loadEpub'
import { type EpubLocation, toEpubReaderPosition } from './locators/epubLocations'
import type { VisibleEpubLocation } from './locators/visibleEpubLocation'
import { BookAuthorNames } from './navigation/BookAuthorNames'
import { findLocationOfTocEntry } from './navigation/findLocationOfTocEntry'
import { useJumpHistory } from './navigation/useJumpHistory'
import { useEpubPackage } from './package/useEpubPackage'
import { EpubProgressLine } from './progress/EpubProgressLine'
import { useDisplayedEpubProgress } from './progress/useDisplayedEpubProgress'
import { useReadAloud } from './readAloud/useReadAloud'
import { useEpubAppearance } from './useEpubAppearance'
import { useEpubCommands } from './useEpubCommands'
import { useEpubReader } from './useEpubReader'
import { useHasPaintedSinceReady } from './useHasPaintedSinceReady'
import { type ReopeningLocationRef, useReopenOnFileReplaced } from './useReopenOnFileReplaced'
import { useToolbarHiding } from './useToolbarHiding'

const route = getRouteApi('/book/$bookId/read-epub')
const EpubTableOfContents = lazyComponent(() => import('./navigation/EpubTableOfContents'), 'EpubTableOfContents')

// The startup code imports only this file of the EPUB reader. Therefore, this file must export `prefetchEpubAtStartup`.
export { prefetchEpubAtStartup } from './loadEpub'

export function EpubReaderPage() {
  const { bookId } = route.useParams()
  const [fileVersion, setFileVersion] = useState('')
  const reopening: ReopeningLocationRef = useRef(undefined)
  return (
    <ReaderSettingsProvider key={bookId + fileVersion}>
      <EpubReader bookId={bookId} reopening={reopening} onReplaced={setFileVersion} />
    </ReaderSettingsProvider>
  )
}

interface EpubReaderProps {
  readonly bookId: string
  readonly reopening: ReopeningLocationRef
  /** Called when the server has replaced the file of the open book. `file` is the fingerprint of the new file. */
  readonly onReplaced: (file: string) => void
}

function EpubReader({ bookId, reopening, onReplaced }: EpubReaderProps) {
  const search = route.useSearch()
  const incognito = search.incognito === true
  const { reader, opened } = useEpubReader(bookId, incognito, search, useReaderRouteNavigation(search), reopening)
  const { book } = opened ?? {}
  const [location, setLocation] = useState<VisibleEpubLocation>()
  useReopenOnFileReplaced(opened, location, reopening, onReplaced)
  const [needsPackage, setNeedsPackage] = useState(false)
  const [isVerticalText, setVerticalText] = useState(false)
  const { publication, displayedPublication } = useEpubPackage(opened, location, needsPackage)
  const bookAppearance = useEpubAppearance()
  const [directionSetting] = useReaderSetting('epub.direction')
  const [navigation] = useReaderSetting('epub.navigation')
  const direction = directionSetting === 'auto' ? (publication?.direction ?? 'ltr') : directionSetting
  const jumps = useJumpHistory(location, target => reader.goTo(toEpubReaderPosition(target)))
  const { readingContinued, register, jumpAndRead } = useToolbarHiding(reader.register, jumps.jump)
  const progress = useDisplayedEpubProgress(opened, location, jumps.jump, publication)
  const tools = useReadingTools(opened, bookId, publication, location, reader, jumpAndRead)
  const contents = useContentsSheet(book, publication, location, progress.timeLeft?.book, tools.tabs, jumpAndRead)
  const hasProgressLine = useHasPaintedSinceReady(location !== undefined)
  const layoutKind = getLayoutKind(publication, isVerticalText)
  const performEpubCommand = useEpubCommands(
    edge => jumps.jump(firstOrLastLocation(edge, publication)),
    jumps,
    layoutKind,
  )

  return (
    <ReaderShell
      reader={reader}
      title={book?.metadata.title}
      titleDirection={publication?.package?.titleDirection}
      detail={book && !book.oneshot ? book.seriesTitle : progress.chapterTitle}
      incognito={incognito}
      shortcuts={useMemo(() => getEpubShortcuts(direction, layoutKind), [direction, layoutKind])}
      settings={epubSettingDefinitionsByLayout[layoutKind]}
      direction={direction}
      background={bookAppearance.appearance === 'night' ? 'black' : bookAppearance.appearance}
      progress={progress.sliderProgress}
      sheetControls={{ contents, toolbarItems: tools.toolbarItems }}
      hideToolbarsAfter={layoutKind === 'fixedLayout' ? undefined : readingContinued}
      onClose={() => tools.onCommand('close') !== undefined}
      onCommand={command => (tools.onCommand(command) ?? { message: performEpubCommand(command) }).message}
    >
      {controls =>
        displayedPublication && (
          <>
            <EpubViewer
              bookId={bookId}
              publication={displayedPublication}
              first={opened?.firstChapter}
              appearance={bookAppearance}
              direction={direction}
              navigation={navigation}
              controls={controls}
              isOnCard={() => getReaderPhase(reader.actor.getSnapshot()) !== 'reading'}
              register={register}
              onRelocated={reader.onRelocated}
              onLeave={() => reader.send({ type: 'user.leave' })}
              onLocation={setLocation}
              onFailed={failure => reader.send({ type: 'viewer.failed', failure })}
              onPackageNeeded={() => setNeedsPackage(true)}
              onLink={jumpAndRead}
              isVerticalText={isVerticalText}
              onVerticalText={setVerticalText}
              hooks={tools.chapterHooks}
              closeSelectionMenu={tools.closeSelectionMenu}
            />
            {hasProgressLine && (
              <EpubProgressLine
                text={progress.pageText}
                fractionRead={progress.fractionRead}
                chapterMinutesLeft={layoutKind === 'fixedLayout' ? undefined : progress.timeLeft?.chapter}
                appearance={bookAppearance.appearance}
                jumps={jumps}
              />
            )}
            {tools.renderOverlays(controls.showMessage)}
          </>
        )
      }
    </ReaderShell>
  )
}

/**
 * Adds annotations, search and reading aloud to the reader.
 * @returns parts that the reader uses. `chapterHooks` run for each chapter that becomes visible. `tabs` are tabs of the
 *   contents sheet, and `toolbarItems` are toolbar buttons. `onCommand` handles keyboard and menu commands.
 *   `renderOverlays` renders overlays such as the selection menu. `closeSelectionMenu` closes this menu and returns
 *   whether it was open.
 */
function useReadingTools(
  opened: LoadedEpub | undefined,
  bookId: string,
  publication: EpubPublication | undefined,
  location: VisibleEpubLocation | undefined,
  reader: ReaderController,
  goTo: (target: EpubLocation) => void,
) {
  const annotatedBook = useAnnotationsAndSearch(opened, bookId, location, goTo)
  const showNarratedPage = (target: EpubLocation) => {
    const isNavigating = reader.viewer()?.isNavigating?.() === true
    if (!isNavigating) reader.goTo(toEpubReaderPosition(target))
    return !isNavigating
  }
  const readAloud = useReadAloud(opened, publication, location, showNarratedPage, reader.onRelocated)
  const chapterHooks = useMemo(
    () => [...annotatedBook.chapterHooks, readAloud.chapterHook],
    [annotatedBook.chapterHooks, readAloud.chapterHook],
  )
  return {
    chapterHooks,
    closeSelectionMenu: annotatedBook.closeSelectionMenu,
    tabs: annotatedBook.tabs,
    toolbarItems: [...annotatedBook.toolbarItems, ...readAloud.toolbarItems],
    onCommand: (command: ReaderCommand) => annotatedBook.onCommand(command) ?? readAloud.onCommand(command),
    renderOverlays: (showMessage: (text: string) => void) => (
      <>
        {annotatedBook.renderOverlays(showMessage)}
        {readAloud.bar}
      </>
    ),
  }
}

/**
 * Returns the layout of the book. The layout determines which settings the settings sheet shows. A reflowable book with
 * some fixed-layout pages has the same settings as a book with vertical text, because neither of them can be scrolled.
 */
function getLayoutKind(
  publication: EpubPublication | undefined,
  isVerticalText: boolean,
): keyof typeof epubSettingDefinitionsByLayout {
  if (publication?.fixedLayout) return 'fixedLayout'
  return isVerticalText || publication?.hasFixedPages === true ? 'verticalText' : 'text'
}

/**
 * Returns the contents sheet. Returns undefined until the publication is loaded.
 * @param minutes estimated time until the end of the book, in minutes
 * @param additionalTabs tabs after the table of contents
 */
function useContentsSheet(
  book: Book | undefined,
  publication: EpubPublication | undefined,
  location: VisibleEpubLocation | undefined,
  minutes: number | undefined,
  additionalTabs: readonly ContentsSheetTab[],
  goTo: (target: EpubLocation) => void,
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
          <Suspense fallback={null}>
            {book && <BookAuthorNames book={book} directions={publication.package?.creatorDirections} />}
            <EpubTableOfContents
              publication={publication}
              chapter={location?.start.chapter ?? 0}
              isReached={location?.isReached ?? (() => true)}
              minutesLeft={minutes}
              onChoose={entry => {
                close()
                const target = findLocationOfTocEntry(entry, publication.chapters)
                if (target) goTo(target)
              }}
            />
          </Suspense>
        ),
      },
      ...additionalTabs,
    ],
  }
}

const firstOrLastLocation = (edge: 'first' | 'last', publication: EpubPublication | undefined): EpubLocation =>
  edge === 'first'
    ? { chapter: 0, progression: 0 }
    : { chapter: (publication?.chapters.length ?? 1) - 1, progression: 1 }
