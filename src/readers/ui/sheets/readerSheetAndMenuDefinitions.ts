import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'

/** Button or menu item that runs a command. */
export interface ReaderToolbarItem {
  readonly icon: LucideIcon
  readonly label: string
  readonly command: ReaderCommand
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Called before the command of a menu item runs, for example to select the page to which the command applies. */
  readonly before?: () => void
}

/** Sheet that opens beside the page. `side` is the side of the window at which the sheet opens. */
export interface ReaderSheetDefinition {
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly view: (close: () => void) => ReactNode
}

/** Tab of the contents sheet. The command whose name equals `name` opens the contents sheet and shows this tab. */
export interface ContentsSheetTab {
  readonly name: string
  readonly label: string
  readonly view: (close: () => void) => ReactNode
}

/** Contents sheet of a book. Its tabs are, for example, chapters, annotations and search. */
export interface ContentsSheetDefinition {
  readonly icon: LucideIcon
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly tabs: readonly ContentsSheetTab[]
}

/**
 * Toolbar buttons, menu items and sheets that the comic reader or the EPUB reader adds to the common user interface.
 */
export interface ReaderSheetsAndMenus {
  readonly contents?: ContentsSheetDefinition
  /** Sheets other than the contents sheet, by name. A command with the name of a sheet opens the sheet. */
  readonly sheets?: Readonly<Record<string, ReaderSheetDefinition>>
  /** Buttons of the top toolbar. On phones, the buttons that open a tab of the contents sheet are hidden. */
  readonly toolbarItems?: readonly ReaderToolbarItem[]
  /** Items of the overflow menu. If there are no items, the menu is hidden. */
  readonly menuItems?: readonly ReaderToolbarItem[]
}

const COMMON_SHEETS = ['settings', 'help', 'contents', 'overflowMenu']

/** Returns whether a name belongs to a sheet or to a tab of the contents sheet. */
export function isReaderSheetName(name: string, { contents, sheets, menuItems }: ReaderSheetsAndMenus): boolean {
  if (name === 'contents') return contents !== undefined
  if (name === 'overflowMenu') return (menuItems?.length ?? 0) > 0
  return COMMON_SHEETS.includes(name) || sheets?.[name] !== undefined || hasContentsTab(contents, name)
}

/** Returns whether the contents sheet has a tab with the given name. */
export const hasContentsTab = (contents: ContentsSheetDefinition | undefined, name: string): boolean =>
  contents?.tabs.some(tab => tab.name === name) ?? false
