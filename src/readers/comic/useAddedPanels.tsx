import { BookImage, Bookmark, Download, Image, Images, LayoutGrid, Play } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { can } from '../../access/permissions'
import type { useMe } from '../../access/SessionContext'
import { lazyPart } from '../../components/lazyPart'
import { useTranslate } from '../../language/useTranslate'
import type { Tool } from '../panels'
import type { ReadingMode } from '../tapZones'
import type { Reader } from '../useReader'
import { allComicSettings } from './allComicSettings'
import { atPage, type Comic, pageOf } from './comic'
import type { Extras } from './useExtras'

const ThumbnailsPanel = lazyPart(() =>
  import('./ThumbnailsPanel').then(({ ThumbnailsPanel }) => ({ default: ThumbnailsPanel })),
)
const BookmarksPanel = lazyPart(() =>
  import('./BookmarksPanel').then(({ BookmarksPanel }) => ({ default: BookmarksPanel })),
)

interface Given {
  readonly comic: Comic
  readonly reader: Reader
  readonly me: ReturnType<typeof useMe>
  readonly mode: ReadingMode
  /** Whether the page one is at bears a bookmark. */
  readonly bears: boolean
  readonly readListId: string | undefined
  readonly onExtras: (extras: Extras) => void
}

/** Tells the frame what there is in its menu, its sheets and its settings beyond the first page. */
export function useAddedPanels({ comic, reader, me, mode, bears, readListId, onExtras }: Given): void {
  const t = useTranslate()
  useEffect(() => {
    const { book } = comic
    const current = () => pageNow(reader)
    const deed = (icon: Tool['icon'], name: Tool['deed'], label = t(`shortcut.${name}`)): Tool => ({
      icon,
      label,
      deed: name,
    })
    const mayPoster = can(me, 'poster.edit')
    const goTo = (close: () => void) => (number: number) => {
      close()
      reader.goTo(atPage(number))
    }
    onExtras({
      settings: allComicSettings,
      panels: {
        contents: {
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
                  <ThumbnailsPanel bookId={book.id} pages={comic.pages} current={current()} onChoose={goTo(close)} />
                </Suspense>
              ),
            },
            {
              name: 'bookmarks',
              label: t('reader.bookmark.list'),
              view: close => (
                <Suspense fallback={null}>
                  <BookmarksPanel bookId={book.id} current={current()} onChoose={goTo(close)} />
                </Suspense>
              ),
            },
          ],
        },
        more: [
          {
            ...deed(Bookmark, 'bookmarkPage', t(bears ? 'reader.bookmark.remove' : 'reader.bookmark.add')),
            pressed: bears,
          },
          ...(mode === 'WEBTOON' ? [deed(Play, 'autoScroll')] : []),
          ...(can(me, 'page.stream') ? [deed(Download, 'downloadPage')] : []),
          ...(mayPoster ? [deed(Image, 'posterOfBook')] : []),
          ...(mayPoster && !book.oneshot ? [deed(BookImage, 'posterOfSeries')] : []),
          ...(mayPoster && readListId ? [deed(Images, 'posterOfReadList')] : []),
        ],
      },
    })
  }, [comic, reader, me, mode, bears, readListId, onExtras, t])
}

/** Asked when a sheet opens: a turn of the page must not draw the frame anew. */
function pageNow(reader: Reader): number {
  const { position } = reader.actor.getSnapshot().context
  return position ? pageOf(position) : 1
}
