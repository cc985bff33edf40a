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
import type { translate } from '../../../language/language'
import type { ReaderCommand } from '../../input/keys/shortcuts'
import type { ComicMenuItem, ComicTool } from '../commandRegistry'

/** Icons of the commands in the overflow menu, in the order of the menu. */
const icons = {
  bookmarkPage: Bookmark,
  shiftPages: MoveHorizontal,
  keepAlone: RectangleVertical,
  guided: Focus,
  wholePage: Square,
  panelOrder: ArrowLeftRight,
  autoScroll: Play,
  downloadPage: Download,
  posterOfBook: Image,
  posterOfSeries: BookImage,
  posterOfReadList: Images,
} satisfies Partial<Record<ReaderCommand, LucideIcon>>

export type MenuCommand = keyof typeof icons

type ItemOptions = Partial<Pick<ComicMenuItem, 'label' | 'pressed'>>

const order = Object.keys(icons)

/** Creates the menu item of a command. The label is the name of the shortcut, unless `options` contains a label. */
export function comicMenuItem(t: typeof translate, command: MenuCommand, options?: ItemOptions): ComicMenuItem {
  return {
    icon: icons[command],
    label: t(`shortcut.${command}`),
    command,
    order: order.indexOf(command),
    ...options,
  }
}

/** Returns a frame addition that adds items to the overflow menu and sorts the menu. */
export const menuItems =
  (...items: readonly ComicMenuItem[]): NonNullable<ComicTool['frame']> =>
  additions => ({
    ...additions,
    menuItems: [...(additions.menuItems ?? []), ...items].sort((a, b) => a.order - b.order),
  })

/**
 * Returns a function that creates the menu items of a command on a page. With several visible pages, it creates one
 * item per page.
 * @param pages  the visible pages when there are several; empty otherwise
 * @param onSelect  called before the command when the item of a page is selected
 */
export function pageMenuItems(t: typeof translate, pages: readonly number[], onSelect: (page: number) => void) {
  /** @param optionsOf  returns the options of a page's item; called with undefined for the current page */
  return (command: MenuCommand, optionsOf: (page?: number) => ItemOptions = () => ({})): readonly ComicMenuItem[] => {
    if (pages.length === 0) return [comicMenuItem(t, command, optionsOf())]
    return pages.map(page => {
      const item = comicMenuItem(t, command, optionsOf(page))
      return { ...item, label: `${item.label} · ${t('reader.page.name', { page })}`, before: () => onSelect(page) }
    })
  }
}
