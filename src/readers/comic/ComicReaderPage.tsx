import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { pageThumbnailUrl } from '../../api/urls/pages'
import { lazyPart } from '../../components/lazyPart'
import { useTranslate } from '../../language/useTranslate'
import type { Progress } from '../PageSlider'
import { ReaderFrame } from '../ReaderFrame'
import { ReaderSettings } from '../ReaderSettings'
import { useSetting, useSource } from '../settingsInForce'
import { type Reader, useReaderState } from '../useReader'
import { useReaderRoutes } from '../useReaderRoutes'
import { ComicSurface } from './ComicSurface'
import { atPage, type Comic, firstOf, pageOf } from './comic'
import { comicShortcuts } from './comicShortcuts'
import { Desk } from './desk'
import { useComic } from './useComic'
import { type Extras, useWanted } from './useExtras'
import { placeAsked, usePageAddress } from './usePageAddress'

const ComicExtras = lazyPart(() => import('./ComicExtras'), 'ComicExtras')

const route = getRouteApi('/book/$bookId/read')

// From here the entry has it without a further request: the page's own file is on its way already.
export { openAtStart } from './opening'

/** The reader of comics: paged or as one strip. */
export function ComicReaderPage() {
  const { bookId } = route.useParams()
  const [edition, setEdition] = useState('')
  return (
    <ReaderSettings key={bookId + edition}>
      <ComicReader bookId={bookId} onReplaced={setEdition} />
    </ReaderSettings>
  )
}

interface ReaderProps {
  readonly bookId: string
  /** Called with the name of the new file when the book was replaced by another. */
  readonly onReplaced: (file: string) => void
}

function ComicReader({ bookId, onReplaced }: ReaderProps) {
  const t = useTranslate()
  const search = route.useSearch()
  const [wanted] = useState(() => placeAsked(bookId, search.page))
  const incognito = search.incognito === true
  const { reader, comic, cache } = useComic(bookId, wanted, incognito, search, useReaderRoutes(search))
  const [mode] = useSetting('reader.mode')
  const [background] = useSetting('reader.background')
  const [desk] = useState(() => new Desk())
  const [extras, onExtras] = useState<Extras>({})
  const wantsExtras = useWanted(reader, desk)
  const progress = usePageProgress(reader, bookId, comic, extras.shows)
  const source = useSource('reader.mode') === 'said' ? t('reader.fromSeries') : undefined

  return (
    <ReaderFrame
      reader={reader}
      title={comic?.book.metadata.title}
      detail={comic && !comic.book.oneshot ? `${comic.book.seriesTitle} · ${comic.book.metadata.number}` : undefined}
      incognito={incognito}
      shortcuts={useMemo(() => comicShortcuts(mode), [mode])}
      settings={extras.settings ?? []}
      direction={mode === 'RIGHT_TO_LEFT' ? 'rtl' : 'ltr'}
      background={background}
      notice={source && `${t(`reader.setting.reader.mode.${mode}`)} · ${source}`}
      progress={progress}
      trouble={extras.trouble}
      panels={extras.panels}
      onDeed={deed => void desk.perform(deed)}
    >
      {({ perform, say }) =>
        comic && (
          <>
            <ComicSurface
              comic={comic}
              reader={reader}
              cache={cache}
              mode={mode}
              desk={desk}
              perform={perform}
              say={say}
            />
            {wantsExtras && (
              <Suspense fallback={null}>
                <ComicExtras
                  {...{ comic, reader, cache, mode, desk, perform, say, context: search, onExtras, onReplaced }}
                />
              </Suspense>
            )}
          </>
        )
      }
    </ReaderFrame>
  )
}

/** The page one is at; the address follows it. */
function usePageProgress(
  reader: Reader,
  bookId: string,
  comic: Comic | undefined,
  shows: Progress['shows'],
): Progress | undefined {
  const t = useTranslate()
  const page = useReaderState(reader, ({ context }) => context.position && pageOf(context.position))
  const first = useReaderState(reader, ({ context }) => context.position && firstOf(context.position))
  const count = comic?.pages.length ?? 0
  usePageAddress(reader, bookId, page)
  if (page === undefined || count === 0) return undefined
  return {
    at: page,
    of: count,
    label: t(first === page ? 'reader.page.of' : 'reader.page.two', { first, page, count }),
    thumbnail: number => pageThumbnailUrl(bookId, number),
    shows,
    goTo: number => reader.goTo(atPage(number)),
  }
}
