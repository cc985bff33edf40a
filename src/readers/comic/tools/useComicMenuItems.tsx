import {
  ArrowLeftRight,
  BookImage,
  Bookmark,
  Download,
  Focus,
  Image,
  Images,
  LayoutGrid,
  MoveHorizontal,
  Play,
  RectangleVertical,
  Square,
} from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { can } from '../../../access/permissions'
import type { useCurrentUser } from '../../../access/SessionContext'
import { lazyComponent } from '../../../api/program/lazyComponent'
import { useTranslate } from '../../../language/useTranslate'
import type { ReadingMode } from '../../input/tapZones'
import type { Reader } from '../../session/useReader'
import { useSetting } from '../../settings/effectiveSettings'
import type { ToolbarItem } from '../../ui/sheets/sheets'
import { allComicSettings } from '../allComicSettings'
import type { CommandRegistry } from '../commandRegistry'
import { atPage, type Comic, pageOf } from '../session/comicBook'
import type { SetComicTools } from '../useComicTools'

const ThumbnailsPanel = lazyComponent(() => import('./ThumbnailsPanel'), 'ThumbnailsPanel')
const BookmarksPanel = lazyComponent(() => import('./BookmarksPanel'), 'BookmarksPanel')

interface Given {
  readonly comic: Comic
  readonly reader: Reader
  readonly me: ReturnType<typeof useCurrentUser>
  readonly mode: ReadingMode
  readonly desk: CommandRegistry
  /** Numbers of the visible pages, in order. */
  readonly shown: readonly number[]
  /** Numbers of the bookmarked pages. */
  readonly marked: readonly number[]
  readonly readListId: string | undefined
  readonly onExtras: SetComicTools
}

/** Adds menu items, sheets and settings to the reader frame after the first page is shown. */
export function useComicMenuItems({ comic, reader, me, mode, desk, shown, marked, readListId, onExtras }: Given): void {
  const t = useTranslate()
  const [layout] = useSetting('reader.layout')
  const [guided] = useSetting('reader.guided')
  const pairs = layout !== 'single' && mode !== 'WEBTOON'
  // Pages are named only when two are visible; otherwise every turn would render the frame again.
  const pages = shown.length > 1 ? shown.join() : ''
  const bearing = (shown.length > 1 ? shown : shown.slice(-1)).filter(page => marked.includes(page)).join()
  useEffect(() => {
    const { book } = comic
    const current = () => pageNow(reader)
    const deed = (
      icon: ToolbarItem['icon'],
      name: ToolbarItem['deed'],
      label = t(`shortcut.${name}`),
    ): ToolbarItem => ({
      icon,
      label,
      deed: name,
    })
    const mayPoster = can(me, 'poster.edit')
    const bears = bearing.split(',')
    /** Menu items of an action on a page: one item, or one per visible page. */
    const ofPage = (
      icon: ToolbarItem['icon'],
      name: ToolbarItem['deed'],
      of: (page: string) => Omit<Partial<ToolbarItem>, 'icon'> = () => ({}),
    ) =>
      pages.split(',').map((page): ToolbarItem => {
        const tool = { ...deed(icon, name), ...of(page || (bears[0] ?? '')) }
        if (!page) return tool
        const label = `${tool.label} · ${t('reader.page.name', { page })}`
        const before = () => {
          desk.meant = Number(page)
        }
        return { ...tool, label, before }
      })
    const goTo = (close: () => void) => (number: number) => {
      close()
      reader.goTo(atPage(number))
    }
    onExtras(others => ({
      ...others,
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
          ...ofPage(Bookmark, 'bookmarkPage', page => {
            const pressed = page !== '' && bears.includes(page)
            return { label: t(pressed ? 'reader.bookmark.remove' : 'reader.bookmark.add'), pressed }
          }),
          ...(pairs ? [deed(MoveHorizontal, 'shiftPages'), deed(RectangleVertical, 'keepAlone')] : []),
          ...(mode === 'WEBTOON'
            ? []
            : [{ ...deed(Focus, 'guided', t('reader.setting.reader.guided.label')), pressed: guided }]),
          ...(mode !== 'WEBTOON' && guided ? [deed(Square, 'wholePage'), deed(ArrowLeftRight, 'panelOrder')] : []),
          ...(mode === 'WEBTOON' ? [deed(Play, 'autoScroll')] : []),
          ...(can(me, 'page.stream') ? ofPage(Download, 'downloadPage') : []),
          ...(mayPoster ? ofPage(Image, 'posterOfBook') : []),
          ...(mayPoster && !book.oneshot ? ofPage(BookImage, 'posterOfSeries') : []),
          ...(mayPoster && readListId ? ofPage(Images, 'posterOfReadList') : []),
        ],
      },
    }))
  }, [comic, reader, me, mode, desk, pairs, guided, pages, bearing, readListId, onExtras, t])
}

/** Reads the current page when a sheet opens, so that turns do not render the frame again. */
function pageNow(reader: Reader): number {
  const { position } = reader.actor.getSnapshot().context
  return position ? pageOf(position) : 1
}
