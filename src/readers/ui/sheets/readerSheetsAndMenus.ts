import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReaderCommand } from '../../input/keys/readerShortcuts'

/** Button of the top toolbar or menu that runs a command. */
export interface ReaderToolbarItem {
  readonly icon: LucideIcon
  readonly label: string
  readonly command: ReaderCommand
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Called before the command, to select the page that the command applies to. */
  readonly before?: () => void
}

/** Sheet over the page: title, side and content. */
export interface ReaderSheetDefinition {
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  /** Renders the content; components should be lazy. */
  readonly view: (close: () => void) => ReactNode
}

/** Tab of the contents sheet. The command of the same name opens the sheet at this tab. */
export interface ContentsSheetTab {
  readonly name: string
  readonly label: string
  readonly view: (close: () => void) => ReactNode
}

/** Contents sheet of a book: pages or chapters, annotations, search. A single tab is shown without a tab bar. */
export interface ContentsSheetDefinition {
  readonly icon: LucideIcon
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly tabs: readonly ContentsSheetTab[]
}

/** Toolbar buttons, menu items and sheets that the comic or EPUB reader adds. */
export interface ReaderSheetsAndMenus {
  readonly contents?: ContentsSheetDefinition
  /** Further sheets by name. The command of the same name opens the sheet. */
  readonly sheets?: Readonly<Record<string, ReaderSheetDefinition>>
  /**
   * Buttons of the top toolbar before the contents button. A button that is also a tab of the contents sheet does not appear on
   * phones. With more than two, the title has a row of its own on phones.
   */
  readonly toolbarItems?: readonly ReaderToolbarItem[]
  /** Items of the overflow menu, which is hidden when empty. */
  readonly menuItems?: readonly ReaderToolbarItem[]
}

/** Sheets of all readers. */
const COMMON_SHEETS = ['settings', 'help', 'contents', 'overflowMenu']

/** Returns whether a name opens a sheet or a tab of the contents. */
export function isReaderSheetName(name: string, { contents, sheets, menuItems }: ReaderSheetsAndMenus): boolean {
  if (name === 'contents') return contents !== undefined
  if (name === 'overflowMenu') return (menuItems?.length ?? 0) > 0
  return COMMON_SHEETS.includes(name) || sheets?.[name] !== undefined || hasContentsTab(contents, name)
}

/** Returns whether the contents have a tab of this name. */
export const hasContentsTab = (contents: ContentsSheetDefinition | undefined, name: string): boolean =>
  contents?.tabs.some(tab => tab.name === name) ?? false
