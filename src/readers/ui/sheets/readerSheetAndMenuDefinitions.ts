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
  /** Selects the page for the command. Called before the command runs. */
  readonly before?: () => void
}

/** Sheet over the page: title, side and content. */
export interface ReaderSheetDefinition {
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly view: (close: () => void) => ReactNode
}

/** Tab of the contents sheet. A command opens the tab with the same name as the command. */
export interface ContentsSheetTab {
  readonly name: string
  readonly label: string
  readonly view: (close: () => void) => ReactNode
}

/** Contents sheet of a book, with tabs such as chapters, annotations and search. */
export interface ContentsSheetDefinition {
  readonly icon: LucideIcon
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly tabs: readonly ContentsSheetTab[]
}

/** Toolbar buttons, menu items and sheets of the comic or EPUB reader. */
export interface ReaderSheetsAndMenus {
  readonly contents?: ContentsSheetDefinition
  /** For each name: a further sheet. A command opens the sheet with the same name as the command. */
  readonly sheets?: Readonly<Record<string, ReaderSheetDefinition>>
  /** Buttons of the top toolbar. On phones, buttons for tabs of the contents sheet are hidden. */
  readonly toolbarItems?: readonly ReaderToolbarItem[]
  /** Items of the overflow menu. An empty menu is hidden. */
  readonly menuItems?: readonly ReaderToolbarItem[]
}

const COMMON_SHEETS = ['settings', 'help', 'contents', 'overflowMenu']

/** Returns whether a sheet, or a tab of the contents sheet, has the given name. */
export function isReaderSheetName(name: string, { contents, sheets, menuItems }: ReaderSheetsAndMenus): boolean {
  if (name === 'contents') return contents !== undefined
  if (name === 'overflowMenu') return (menuItems?.length ?? 0) > 0
  return COMMON_SHEETS.includes(name) || sheets?.[name] !== undefined || hasContentsTab(contents, name)
}

/** Returns whether the contents sheet has a tab with this name. */
export const hasContentsTab = (contents: ContentsSheetDefinition | undefined, name: string): boolean =>
  contents?.tabs.some(tab => tab.name === name) ?? false
