import { LayoutGrid } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { ReaderController } from '../../session/useReader'
import { allComicSettings } from '../allComicSettings'
import type { CommandRegistry } from '../commandRegistry'
import { comicPositionAt, type LoadedComic, pageOfPosition } from '../session/comicBook'

const ThumbnailsPanel = lazyComponent(() => import('./ThumbnailsPanel'), 'ThumbnailsPanel')
const BookmarksPanel = lazyComponent(() => import('./BookmarksPanel'), 'BookmarksPanel')

/** Registers the contents sheet with its tabs, and the settings. */
export function useContentsSheet(
  registry: CommandRegistry,
  { book, pages }: LoadedComic,
  reader: ReaderController,
): void {
  const t = useTranslate()
  useEffect(() => {
    const chooseAndClose = (close: () => void) => (number: number) => {
      close()
      reader.goTo(comicPositionAt(number))
    }
    return registry.register({
      frame: additions => ({
        ...additions,
        settings: allComicSettings,
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
                  <ThumbnailsPanel
                    bookId={book.id}
                    pages={pages}
                    current={currentPage(reader)}
                    onChoose={chooseAndClose(close)}
                  />
                </Suspense>
              ),
            },
            {
              name: 'bookmarks',
              label: t('reader.bookmark.list'),
              view: close => (
                <Suspense fallback={null}>
                  <BookmarksPanel bookId={book.id} current={currentPage(reader)} onChoose={chooseAndClose(close)} />
                </Suspense>
              ),
            },
          ],
        },
      }),
    })
  }, [registry, book, pages, reader, t])
}

/** Reads the current page when a sheet opens, so that turns do not render the frame again. */
function currentPage(reader: ReaderController): number {
  const { position } = reader.actor.getSnapshot().context
  return position ? pageOfPosition(position) : 1
}
