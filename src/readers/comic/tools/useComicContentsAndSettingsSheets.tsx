import { LayoutGrid } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { ReaderController } from '../../session/useReaderController'
import type { ComicCommandRegistry } from '../comicCommandRegistry'
import { comicSettingDefinitions } from '../comicSettingDefinitions'
import { createComicPosition, getPageOfComicPosition, type LoadedComic } from '../session/loadComic'

const PageThumbnailGrid = lazyComponent(() => import('./PageThumbnailGrid'), 'PageThumbnailGrid')
const PageBookmarkList = lazyComponent(() => import('./PageBookmarkList'), 'PageBookmarkList')

/** Registers the contents sheet and the settings sheet. */
export function useComicContentsAndSettingsSheets(
  registry: ComicCommandRegistry,
  { book, pages }: LoadedComic,
  reader: ReaderController,
): void {
  const t = useTranslate()
  useEffect(() => {
    const chooseAndClose = (close: () => void) => (number: number) => {
      close()
      reader.goTo(createComicPosition(number))
    }
    return registry.register({
      frame: additions => ({
        ...additions,
        settings: comicSettingDefinitions,
        contents: {
          icon: LayoutGrid,
          label: t('reader.contents.pages'),
          side: 'end',
          wide: true,
          ...additions.contents,
          tabs: [
            {
              name: 'pages',
              label: t('reader.contents.pages'),
              view: close => (
                <Suspense fallback={null}>
                  <PageThumbnailGrid
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
                  <PageBookmarkList bookId={book.id} current={currentPage(reader)} onChoose={chooseAndClose(close)} />
                </Suspense>
              ),
            },
            ...(additions.contents?.tabs ?? []),
          ],
        },
      }),
    })
  }, [registry, book, pages, reader, t])
}

/** Reads the current page from the reader state without subscribing to changes of the page. */
function currentPage(reader: ReaderController): number {
  const { position } = reader.actor.getSnapshot().context
  return position ? getPageOfComicPosition(position) : 1
}
