import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ReaderCommand } from '../../input/keys/shortcuts'

/** Button of the top toolbar or menu that runs a command. */
export interface ToolbarItem {
  readonly icon: LucideIcon
  readonly label: string
  readonly command: ReaderCommand
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Called before the command, to select the page that the command applies to. */
  readonly before?: () => void
}

/** Sheet over the page: title, side and content. */
export interface SheetDefinition {
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  /** Renders the content; components should be lazy. */
  readonly view: (close: () => void) => ReactNode
}

/** Tab of the contents sheet. The command of the same name opens the sheet at this tab. */
export interface SheetTab {
  readonly name: string
  readonly label: string
  readonly view: (close: () => void) => ReactNode
}

/** Contents sheet of a book: pages or chapters, annotations, search. A single tab is shown without a tab bar. */
export interface ContentsSheet {
  readonly icon: LucideIcon
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly tabs: readonly SheetTab[]
}

/** Toolbar buttons, menu items and sheets that the comic or EPUB reader adds. */
export interface SheetControls {
  readonly contents?: ContentsSheet
  /** Further sheets by name. The command of the same name opens the sheet. */
  readonly sheets?: Readonly<Record<string, SheetDefinition>>
  /**
   * Buttons of the top toolbar before the contents button, at most two. A button that is also a tab of the contents
   * sheet appears only on phones.
   */
  readonly toolbarItems?: readonly ToolbarItem[]
  /** Items of the overflow menu, which is hidden when empty. */
  readonly menuItems?: readonly ToolbarItem[]
}

/** Sheets of all readers. */
const COMMON_SHEETS = ['settings', 'help', 'contents', 'more']

/** Returns whether a name opens a sheet or a tab of the contents. */
export function isSheetName(name: string, { contents, sheets, menuItems }: SheetControls): boolean {
  if (name === 'contents') return contents !== undefined
  if (name === 'more') return (menuItems?.length ?? 0) > 0
  return COMMON_SHEETS.includes(name) || sheets?.[name] !== undefined || hasSheetTab(contents, name)
}

/** Returns whether the contents have a tab of this name. */
export const hasSheetTab = (contents: ContentsSheet | undefined, name: string): boolean =>
  contents?.tabs.some(tab => tab.name === name) ?? false
