import { getRouteApi } from '@tanstack/react-router'
import { LayoutGrid } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { pageThumbnailUrl } from '../../api/urls/pages'
import { useTranslate } from '../../language/useTranslate'
import type { Progress } from '../PageSlider'
import type { Contents } from '../panels'
import { ReaderFrame } from '../ReaderFrame'
import { ReaderSettings } from '../ReaderSettings'
import { useSetting, useSource } from '../settingsInForce'
import { type Reader, useReaderState } from '../useReader'
import { useReaderRoutes } from '../useReaderRoutes'
import { ComicSurface } from './ComicSurface'
import { atPage, type Comic, pageOf } from './comic'
import { comicSettings } from './comicSettings'
import { comicShortcuts } from './comicShortcuts'
import type { Shift } from './spreads'
import { useComic } from './useComic'
import { useComicDeeds } from './useComicDeeds'
import { usePageAddress } from './usePageAddress'
import { usePrefetchNext } from './usePrefetchNext'

const ThumbnailsPanel = lazy(() =>
  import('./ThumbnailsPanel').then(({ ThumbnailsPanel }) => ({ default: ThumbnailsPanel })),
)

const route = getRouteApi('/book/$bookId/read')

// From here the entry has it without a further request: the page's own file is on its way already.
export { openAhead } from './opening'

/** The reader of comics: paged or as one strip. */
export function ComicReaderPage() {
  const { bookId } = route.useParams()
  return (
    <ReaderSettings key={bookId}>
      <ComicReader bookId={bookId} />
    </ReaderSettings>
  )
}

function ComicReader({ bookId }: { bookId: string }) {
  const t = useTranslate()
  const search = route.useSearch()
  const [wanted] = useState(search.page)
  const incognito = search.incognito === true
  const { reader, comic, cache } = useComic(bookId, wanted, incognito, search, useReaderRoutes(search))
  const [mode, choose] = useSetting('reader.mode')
  const [background] = useSetting('reader.background')
  const [shift, setShift] = useState<Shift>(0)
  const progress = usePageProgress(reader, bookId, comic)
  const contents = useThumbnails(reader, comic, progress?.at ?? 1)
  const shiftPages = () => setShift(now => (now === 0 ? 1 : 0))
  const onDeed = useComicDeeds({ reader, mode, chooseMode: choose, shiftPages, lastPage: comic?.pages.length ?? 0 })
  const source = useSource('reader.mode') === 'said' ? t('reader.fromSeries') : undefined

  return (
    <ReaderFrame
      reader={reader}
      title={comic?.book.metadata.title}
      detail={comic && !comic.book.oneshot ? `${comic.book.seriesTitle} · ${comic.book.metadata.number}` : undefined}
      incognito={incognito}
      shortcuts={useMemo(() => comicShortcuts(mode), [mode])}
      settings={comicSettings}
      direction={mode === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr'}
      background={background}
      notice={source && `${t(`reader.setting.reader.mode.${mode}`)} · ${source}`}
      progress={progress}
      panels={{ contents }}
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

/** The page one is at; the address follows it, and near the end the next book is thought of. */
function usePageProgress(reader: Reader, bookId: string, comic: Comic | undefined): Progress | undefined {
  const t = useTranslate()
  const page = useReaderState(reader, ({ context }) => context.position && pageOf(context.position))
  const next = useReaderState(reader, ({ context }) => context.neighbours?.next)
  const count = comic?.pages.length ?? 0
  usePageAddress(page)
  usePrefetchNext(next, page, count)
  if (page === undefined || count === 0) return undefined
  return {
    at: page,
    of: count,
    label: t('reader.page.of', { page, count }),
    thumbnail: number => pageThumbnailUrl(bookId, number),
    goTo: number => reader.goTo(atPage(number)),
  }
}

/** The overview of a comic: all its pages, small. */
function useThumbnails(reader: Reader, comic: Comic | undefined, current: number): Contents | undefined {
  const t = useTranslate()
  if (!comic) return undefined
  return {
    icon: LayoutGrid,
    label: t('reader.contents.pages'),
    side: 'end',
    wide: true,
    tabs: [
      {
        name: 'pages',
        label: t('reader.contents.pages'),
        view: close => (
          <Suspense fallback={null}>
            <ThumbnailsPanel
              bookId={comic.book.id}
              pages={comic.pages}
              current={current}
              onChoose={number => {
                close()
                reader.goTo(atPage(number))
              }}
            />
          </Suspense>
        ),
      },
    ],
  }
}
