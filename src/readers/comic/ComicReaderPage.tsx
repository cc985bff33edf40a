import { getRouteApi } from '@tanstack/react-router'
import { type ComponentProps, Suspense, useLayoutEffect, useMemo, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { getPageThumbnailUrl } from '../../api/urls/bookPageImageUrls'
import { useTranslate } from '../../language/useTranslate'
import { type ReaderController, useReaderMachineSelector } from '../session/useReaderController'
import { useReaderRouteNavigation } from '../session/useReaderRouteNavigation'
import { useReaderSetting, useSettingOrigin } from '../settings/effectiveReaderSettings'
import { ReaderSettingsProvider } from '../settings/ReaderSettingsProvider'
import { ReaderShell } from '../ui/ReaderShell'
import { hasContentsTab } from '../ui/sheets/readerSheetAndMenuDefinitions'
import type { PageSliderPosition } from '../ui/toolbars/PageSlider'
import { ComicViewport } from './ComicViewport'
import { ComicCommandRegistry, type ComicUiContributions } from './comicCommandRegistry'
import { getComicShortcuts } from './getComicShortcuts'
import { type ComicPosition, createComicPosition, getPageOfComicPosition, type LoadedComic } from './session/loadComic'
import { useComicReader } from './session/useComicReader'
import { getComicStartPosition, useWritePageToUrl } from './session/useWritePageToUrl'
import { useShouldLoadLazyComicFeatures } from './useShouldLoadLazyComicFeatures'

const LazyComicReaderFeatures = lazyComponent(() => import('./LazyComicReaderFeatures'), 'LazyComicReaderFeatures')

const route = getRouteApi('/book/$bookId/read')

// The startup code imports this file and no other file of the comic reader. Therefore, this file also exports
// `prefetchComicAtStartup`.
export { prefetchComicAtStartup } from './session/prefetchComic'

/** Route component of the comic reader, for paged and webtoon modes. */
export function ComicReaderPage() {
  const { bookId } = route.useParams()
  const [fileVersion, setFileVersion] = useState('')
  return (
    <ReaderSettingsProvider key={bookId + fileVersion}>
      <ComicReader bookId={bookId} onReplaced={setFileVersion} />
    </ReaderSettingsProvider>
  )
}

interface ComicReaderProps {
  readonly bookId: string
  /** Called when the server has replaced the file of the open book. `file` is the fingerprint of the new file. */
  readonly onReplaced: (file: string) => void
}

function ComicReader({ bookId, onReplaced }: ComicReaderProps) {
  const t = useTranslate()
  const search = route.useSearch()
  const [startPosition] = useState(() => getComicStartPosition(bookId, search.page))
  const incognito = search.incognito === true
  const { reader, comic, cache } = useComicReader(
    bookId,
    startPosition,
    incognito,
    search,
    useReaderRouteNavigation(search),
  )
  const [mode] = useReaderSetting('reader.mode')
  const [background] = useReaderSetting('reader.background')
  const [additions, setAdditions] = useState<ComicUiContributions>({})
  const [registry] = useState(() => new ComicCommandRegistry(setAdditions))
  // `onBookClosing` needs the viewer. Only the cleanup of a layout effect runs before React unmounts the viewer.
  useLayoutEffect(() => () => registry.onBookClosing?.(), [registry])
  const needsFeatures = useShouldLoadLazyComicFeatures(reader, registry)
  const progress = usePageProgress(reader, bookId, comic, additions.isPageVisible)
  const isSearchable = hasContentsTab(additions.contents, 'search')
  const source = useSettingOrigin('reader.mode') === 'metadata' ? t('reader.fromSeries') : undefined

  return (
    <ReaderShell
      reader={reader}
      title={comic?.book.metadata.title}
      detail={comic && !comic.book.oneshot ? `${comic.book.seriesTitle} · ${comic.book.metadata.number}` : undefined}
      incognito={incognito}
      shortcuts={useMemo(() => getComicShortcuts(mode, isSearchable), [mode, isSearchable])}
      settings={additions.settings}
      direction={mode === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr'}
      background={background}
      notice={source && `${t(`reader.setting.reader.mode.${mode}`)} · ${source}`}
      progress={progress}
      pageStatus={additions.pageStatus}
      sheetControls={additions}
      onClose={() => registry.intercept('close')}
      onCommand={command => void registry.perform(command)}
    >
      {({ perform, showMessage }) =>
        comic && (
          <ComicPagesAndFeatures
            {...{ comic, reader, cache, mode, registry, perform, showMessage }}
            context={search}
            onReplaced={onReplaced}
            hasFeatures={needsFeatures}
          />
        )
      }
    </ReaderShell>
  )
}

type ComicPagesAndFeaturesProps = ComponentProps<typeof ComicViewport> &
  ComponentProps<typeof LazyComicReaderFeatures> & { readonly hasFeatures: boolean }

/**
 * Shows the pages of an open comic. If `hasFeatures` is true, also loads the code for zoom, bookmarks and other
 * features.
 */
function ComicPagesAndFeatures({ hasFeatures, context, onReplaced, ...props }: ComicPagesAndFeaturesProps) {
  return (
    <>
      <ComicViewport {...props} />
      {hasFeatures && (
        <Suspense fallback={null}>
          <LazyComicReaderFeatures {...props} context={context} onReplaced={onReplaced} />
        </Suspense>
      )}
    </>
  )
}

/** Returns the data of the page slider, such as the current page. Also writes the current page to the URL. */
function usePageProgress(
  reader: ReaderController,
  bookId: string,
  comic: LoadedComic | undefined,
  isVisible: PageSliderPosition['isVisible'],
): PageSliderPosition | undefined {
  const t = useTranslate()
  const page = useReaderMachineSelector(
    reader,
    ({ context }) => context.position && getPageOfComicPosition(context.position),
  )
  const first = useReaderMachineSelector(
    reader,
    ({ context }) => (context.position as ComicPosition | undefined)?.spreadStart,
  )
  const count = comic?.pages.length ?? 0
  useWritePageToUrl(reader, bookId, page)
  if (page === undefined || count === 0) return undefined
  return {
    at: page,
    of: count,
    label: t(first === page ? 'reader.page.of' : 'reader.page.two', { first, page, count }),
    thumbnail: number => getPageThumbnailUrl(bookId, number),
    isVisible,
    goTo: number => reader.goTo(createComicPosition(number)),
  }
}
