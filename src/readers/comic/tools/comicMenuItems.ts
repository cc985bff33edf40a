import {
  ArrowLeftRight,
  BookImage,
  Bookmark,
  Download,
  Focus,
  Image,
  Images,
  type LucideIcon,
  MoveHorizontal,
  Play,
  RectangleVertical,
  Square,
} from 'lucide-react'
import type { translate } from '../../../language/interfaceLanguage'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'
import type { ComicMenuItem, ComicReaderContribution } from '../comicCommandRegistry'

const icons = {
  bookmarkPage: Bookmark,
  shiftPages: MoveHorizontal,
  showPageAlone: RectangleVertical,
  guidedView: Focus,
  wholePage: Square,
  panelOrder: ArrowLeftRight,
  autoScroll: Play,
  downloadPage: Download,
  posterOfBook: Image,
  posterOfSeries: BookImage,
  posterOfReadList: Images,
} satisfies Partial<Record<ReaderCommand, LucideIcon>>

export type ComicMenuCommand = keyof typeof icons

type MenuItemOptions = Partial<Pick<ComicMenuItem, 'label' | 'pressed'>>

const order = Object.keys(icons)

/** Creates the menu item of a command. The default label is the name of the command in the list of shortcuts. */
export function createComicMenuItem(
  t: typeof translate,
  command: ComicMenuCommand,
  options?: MenuItemOptions,
): ComicMenuItem {
  return {
    icon: icons[command],
    label: t(`shortcut.${command}`),
    command,
    order: order.indexOf(command),
    ...options,
  }
}

/** Returns a function that adds items to the overflow menu of the reader. */
export const createComicMenuItemContribution =
  (...items: readonly ComicMenuItem[]): NonNullable<ComicReaderContribution['frame']> =>
  additions => ({
    ...additions,
    menuItems: [...(additions.menuItems ?? []), ...items].sort((a, b) => a.order - b.order),
  })

/**
 * Returns a function that creates the menu items of a command. If several pages are visible, the function creates an
 * item for each page. If a single page is visible, the function creates a single item.
 * @param pages numbers of the visible pages; empty if only a single page is visible
 * @param onSelect called with the page of the selected item before its command runs
 */
export function createMenuItemFactoryForVisiblePages(
  t: typeof translate,
  pages: readonly number[],
  onSelect: (page: number) => void,
) {
  /**
   * Creates the menu items of a command.
   * @param optionsOf returns the label and state of the menu item for the given page. If only a single page is visible,
   *   `optionsOf` is called without a page.
   */
  return (
    command: ComicMenuCommand,
    optionsOf: (page?: number) => MenuItemOptions = () => ({}),
  ): readonly ComicMenuItem[] => {
    if (pages.length === 0) return [createComicMenuItem(t, command, optionsOf())]
    return pages.map(page => {
      const item = createComicMenuItem(t, command, optionsOf(page))
      return { ...item, label: `${item.label} · ${t('reader.page.name', { page })}`, before: () => onSelect(page) }
    })
  }
}
