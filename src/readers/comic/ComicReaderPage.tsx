import { getRouteApi } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useMe } from '../../access/SessionContext'
import { pageThumbnailUrl } from '../../api/urls'
import type { Book } from '../../generated/model.schemas'
import { useTranslate } from '../../language/useTranslate'
import { usePreference } from '../../preferences/usePreference'
import { neighboursOf } from '../neighbours'
import { ReaderFrame } from '../ReaderFrame'
import { comicSettings } from '../readerSettings'
import { comicShortcuts } from '../shortcuts'
import { useReader, useReaderState } from '../useReader'
import { useReaderRoutes } from '../useReaderRoutes'
import { ComicSurface } from './ComicSurface'
import {
  atPage,
  type Comic,
  loadComic,
  NoComic,
  openedAt,
  pageImageUrl,
  pageOf,
  saveComicProgress,
  startPage,
} from './comic'
import { PageCache } from './pageCache'
import type { Shift } from './spreads'
import { useComicDeeds } from './useComicDeeds'
import { usePageAddress } from './usePageAddress'
import { usePrefetchNext } from './usePrefetchNext'
import { useReadingMode } from './useReadingMode'

const ThumbnailsPanel = lazy(() =>
  import('./ThumbnailsPanel').then(({ ThumbnailsPanel }) => ({ default: ThumbnailsPanel })),
)

const route = getRouteApi('/book/$bookId/read')

/** The reader of comics: paged or as one strip. */
export function ComicReaderPage() {
  const { bookId } = route.useParams()
  return <ComicReader key={bookId} bookId={bookId} />
}

function ComicReader({ bookId }: { bookId: string }) {
  const t = useTranslate()
  const search = route.useSearch()
  const [wanted] = useState(search.page)
  const incognito = search.incognito === true
  const routes = useReaderRoutes(search)
  const { comic, cache, load } = useComic(bookId, wanted, () => routes.open({ id: bookId, reader: 'epub' }))
  const userId = useMe().id
  const reader = useReader(
    { bookId, incognito },
    {
      userId,
      openBook: async () => openedAt((await load()).book, wanted),
      findNeighbours: () => neighboursOf(bookId, search),
      saveProgress: input => saveComicProgress(userId, input),
      onOpenBook: routes.open,
      onLeave: () => routes.leave(comic?.book, bookId),
    },
  )
  const page = useReaderState(reader, ({ context }) => context.position && pageOf(context.position))
  usePageAddress(page)
  const { mode, fromSeries, choose } = useReadingMode(comic?.direction)
  const [background] = usePreference('reader.background')
  const [shift, setShift] = useState<Shift>(0)
  const count = comic?.pages.length ?? 0
  const onDeed = useComicDeeds({
    reader,
    mode,
    chooseMode: choose,
    shiftPages: () => setShift(now => (now === 0 ? 1 : 0)),
    lastPage: count,
  })
  usePrefetchNext(
    useReaderState(reader, ({ context }) => context.neighbours?.next),
    page,
    count,
  )
  const shortcuts = useMemo(() => comicShortcuts(mode), [mode])
  const modeName = t(`reader.setting.reader.mode.${mode}`)

  return (
    <ReaderFrame
      reader={reader}
      title={comic?.book.metadata.title}
      detail={comic && !comic.book.oneshot ? `${comic.book.seriesTitle} · ${comic.book.metadata.number}` : undefined}
      incognito={incognito}
      shortcuts={shortcuts}
      settings={comicSettings.filter(({ group }) => group !== (mode === 'WEBTOON' ? 'paged' : 'webtoon'))}
      overrides={{ 'reader.mode': { value: mode, set: choose, note: fromSeries ? t('reader.fromSeries') : undefined } }}
      direction={mode === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr'}
      background={background}
      notice={fromSeries ? `${modeName} · ${t('reader.fromSeries')}` : undefined}
      progress={
        page === undefined || count === 0
          ? undefined
          : {
              at: page,
              of: count,
              label: t('reader.page.of', { page, count }),
              thumbnail: number => pageThumbnailUrl(bookId, number),
              goTo: number => reader.goTo(atPage(number)),
            }
      }
      contents={
        comic && {
          icon: LayoutGrid,
          label: t('reader.contents.pages'),
          side: 'end',
          wide: true,
          view: close => (
            <Suspense fallback={null}>
              <ThumbnailsPanel
                bookId={bookId}
                pages={comic.pages}
                current={page ?? 1}
                onChoose={number => {
                  close()
                  reader.goTo(atPage(number))
                }}
              />
            </Suspense>
          ),
        }
      }
      onDeed={onDeed}
    >
      {({ perform }) =>
        comic && (
          <ComicSurface comic={comic} reader={reader} cache={cache} mode={mode} shift={shift} perform={perform} />
        )
      }
    </ReaderFrame>
  )
}

/** Book, pages and their images; the first image is asked as soon as its number is known. */
function useComic(bookId: string, wanted: number | undefined, onNoComic: () => void) {
  const [comic, setComic] = useState<Comic>()
  const types = useRef<ReadonlyMap<number, string | undefined>>(new Map())
  const [cache] = useState(() => {
    const made = new PageCache({ urlOf: page => pageImageUrl(bookId, page, types.current.get(page)) })
    if (wanted !== undefined) made.want([wanted])
    return made
  })
  useEffect(() => () => cache.clear(), [cache])
  const load = useCallback(async () => {
    try {
      const loaded = await loadComic(bookId, (book: Book) => cache.want([startPage(book, wanted)]))
      types.current = new Map(loaded.pages.map(page => [page.number, page.mediaType]))
      setComic(loaded)
      return loaded
    } catch (error) {
      if (error instanceof NoComic) onNoComic()
      throw error
    }
  }, [bookId, wanted, cache, onNoComic])
  return { comic, cache, load }
}
