import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Command } from '../../input/keys/shortcuts'

/** A button of the top bar that does what a key does too. */
export interface ToolbarItem {
  readonly icon: LucideIcon
  readonly label: string
  readonly deed: Command
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Done first: says which part of the page is meant. */
  readonly before?: () => void
}

/** A sheet over the page: what it is called, where it lies, what is in it. */
export interface SheetName {
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  /** Draws it; components should be lazy. */
  readonly view: (close: () => void) => ReactNode
}

/** One view of the contents sheet. A deed of the same name opens the sheet at it. */
export interface SheetTab {
  readonly name: string
  readonly label: string
  readonly view: (close: () => void) => ReactNode
}

/** The overview of a book: its pages or chapters, what one marked in it, what is found in it. One tab alone shows no tabs. */
export interface BookContents {
  readonly icon: LucideIcon
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly tabs: readonly SheetTab[]
}

/** What a reader of one kind of book adds around the page. */
export interface SheetControls {
  readonly contents?: BookContents
  /** More sheets by name. A deed of the same name opens it. */
  readonly sheets?: Readonly<Record<string, SheetName>>
  /** Buttons in the top bar, before the contents; two at most. What is a tab of the contents too is only there on a phone. */
  readonly tools?: readonly ToolbarItem[]
  /** Deeds in the menu at the end of the top bar, which is there when it holds something. */
  readonly more?: readonly ToolbarItem[]
}

/** Sheets of every reader. */
const common = ['settings', 'help', 'contents', 'more']

/** Whether a name is that of a sheet or of a tab of the contents. */
export function opensSheet(name: string, { contents, sheets, more }: SheetControls): boolean {
  if (name === 'contents') return contents !== undefined
  if (name === 'more') return (more?.length ?? 0) > 0
  return common.includes(name) || sheets?.[name] !== undefined || hasSheetTab(contents, name)
}

/** Whether the contents have a tab of this name. */
export const hasSheetTab = (contents: BookContents | undefined, name: string): boolean =>
  contents?.tabs.some(tab => tab.name === name) ?? false
