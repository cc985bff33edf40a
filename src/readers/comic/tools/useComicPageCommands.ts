import { useEffect, useRef } from 'react'
import { hasPermission } from '../../../access/permissions'
import { useCurrentUser } from '../../../access/SessionContext'
import { errorText } from '../../../api/errorText'
import type { Book } from '../../../generated/model.schemas'
import { useTranslate } from '../../../language/useTranslate'
import type { ComicCommandRegistry, ReaderCommandHandlers } from '../comicCommandRegistry'
import type { LoadedComic } from '../session/loadComic'
import { createComicMenuItemContribution, createMenuItemFactoryForVisiblePages } from './comicMenuItems'
import { downloadComicPage, type PosterTarget, PosterTooLargeError, setPageAsPoster } from './comicPageActions'
import type { UsePageBookmarksResult } from './usePageBookmarks'

interface ComicPageCommandsInput {
  readonly comic: LoadedComic
  readonly registry: ComicCommandRegistry
  readonly page: number
  readonly visible: readonly number[]
  readonly bookmarks: UsePageBookmarksResult
  readonly readListId: string | undefined
  readonly showMessage: (text: string) => void
}

/**
 * Registers the commands for a page, for example download and bookmark, and their menu items. After a command, a
 * message shows its result.
 */
export function useComicPageCommands(input: ComicPageCommandsInput): void {
  const t = useTranslate()
  const latest = useRef(input)
  latest.current = input
  const { registry } = input
  const selected = useRef<number>(undefined)
  useEffect(() => registry.register({ handlers: pageHandlers(latest, selected, t) }), [registry, t])
  usePageMenu(input, selected)
}

/**
 * Page whose menu item the user has selected. If several pages are visible, each page has its own menu items. The
 * property `current` contains the page number. The next command applies to this page, and not to the page of the
 * reading position.
 */
interface SelectedPage {
  current: number | undefined
}

/**
 * Returns the handlers of the page commands.
 * @param latest reference to the input of the last render. The handlers are not registered again after each render, so
 *   they read the current input from this reference.
 */
function pageHandlers(
  latest: { readonly current: ComicPageCommandsInput },
  selected: SelectedPage,
  t: ReturnType<typeof useTranslate>,
): ReaderCommandHandlers {
  const report = async (action: Promise<void>, success: string) => {
    const { showMessage } = latest.current
    await action.then(
      () => showMessage(success),
      (error: unknown) =>
        showMessage(error instanceof PosterTooLargeError ? t('reader.posterTooLarge') : errorText(error)),
    )
  }
  const takeSelected = () => {
    const page = selected.current
    selected.current = undefined
    return page
  }
  const target = () => {
    const { comic, page } = latest.current
    const number = takeSelected() ?? page
    return { book: comic.book, page: comic.pages.find(page => page.number === number) ?? { number } }
  }
  const uploadPoster = (targetOf: (book: Book) => PosterTarget | undefined) => () => {
    const { book, page } = target()
    const resource = targetOf(book)
    if (resource) void report(setPageAsPoster(book, page, resource), t('reader.posterSet', { page: page.number }))
  }
  return {
    bookmarkPage: () => {
      const { bookmarks, visible, page: current, showMessage } = latest.current
      const page = takeSelected() ?? [current, ...visible].find(number => bookmarks.pages.includes(number)) ?? current
      showMessage(t(bookmarks.toggle(page) ? 'reader.bookmark.set' : 'reader.bookmark.removed', { page }))
    },
    downloadPage: () => {
      const { book, page } = target()
      void report(downloadComicPage(book, page), t('reader.pageSaved', { page: page.number }))
    },
    posterOfBook: uploadPoster(({ id }) => ({ books: id })),
    posterOfSeries: uploadPoster(({ seriesId }) => ({ series: seriesId })),
    posterOfReadList: uploadPoster(() => {
      const { readListId } = latest.current
      return readListId ? { readlists: readListId } : undefined
    }),
  }
}

function usePageMenu(
  { comic, registry, visible, bookmarks, readListId }: ComicPageCommandsInput,
  selected: SelectedPage,
): void {
  const t = useTranslate()
  const me = useCurrentUser()
  const { oneshot } = comic.book
  // Page numbers for the labels of the menu items. If only a single page is visible, the labels contain no number. The
  // menu then does not have to change with each page turn.
  const labeledPages = visible.length > 1 ? visible.join() : ''
  const bookmarked = visible.filter(page => bookmarks.pages.includes(page)).join()
  const isBookmarked = bookmarked !== ''
  const labeledBookmarks = labeledPages && bookmarked
  useEffect(() => {
    const pages = labeledPages ? labeledPages.split(',').map(Number) : []
    const bookmarkedPages = labeledBookmarks.split(',').map(Number)
    const items = createMenuItemFactoryForVisiblePages(t, pages, page => {
      selected.current = page
    })
    const mayEditPoster = hasPermission(me, 'poster.edit')
    return registry.register({
      frame: createComicMenuItemContribution(
        ...items('bookmarkPage', page => {
          const pressed = page ? bookmarkedPages.includes(page) : isBookmarked
          return { label: t(pressed ? 'reader.bookmark.remove' : 'reader.bookmark.add'), pressed }
        }),
        ...(hasPermission(me, 'page.stream') ? items('downloadPage') : []),
        ...(mayEditPoster ? items('posterOfBook') : []),
        ...(mayEditPoster && !oneshot ? items('posterOfSeries') : []),
        ...(mayEditPoster && readListId ? items('posterOfReadList') : []),
      ),
    })
  }, [registry, me, oneshot, labeledPages, isBookmarked, labeledBookmarks, readListId, selected, t])
}
