import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Deed } from './shortcuts'

/** A button of the top bar that does what a key does too. */
export interface Tool {
  readonly icon: LucideIcon
  readonly label: string
  readonly deed: Deed
  readonly pressed?: boolean
  readonly disabled?: boolean
  /** Done first: says which part of the page is meant. */
  readonly before?: () => void
}

/** A sheet over the page: what it is called, where it lies, what is in it. */
export interface Sheet {
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  /** Draws it; components should be lazy. */
  readonly view: (close: () => void) => ReactNode
}

/** One view of the contents sheet. A deed of the same name opens the sheet at it. */
export interface Tab {
  readonly name: string
  readonly label: string
  readonly view: (close: () => void) => ReactNode
}

/** The overview of a book: its pages or chapters, what one marked in it, what is found in it. One tab alone shows no tabs. */
export interface Contents {
  readonly icon: LucideIcon
  readonly label: string
  readonly side: 'start' | 'end'
  readonly wide?: boolean
  readonly tabs: readonly Tab[]
}

/** What a reader of one kind of book adds around the page. */
export interface Panels {
  readonly contents?: Contents
  /** More sheets by name. A deed of the same name opens it. */
  readonly sheets?: Readonly<Record<string, Sheet>>
  /** Buttons in the top bar, before the contents; two at most. What is a tab of the contents too is only there on a phone. */
  readonly tools?: readonly Tool[]
  /** Deeds in the menu at the end of the top bar, which is there when it holds something. */
  readonly more?: readonly Tool[]
}

/** Sheets of every reader. */
const common = ['settings', 'help', 'contents', 'more']

/** Whether a name is that of a sheet or of a tab of the contents. */
export function opensPanel(name: string, { contents, sheets, more }: Panels): boolean {
  if (name === 'contents') return contents !== undefined
  if (name === 'more') return (more?.length ?? 0) > 0
  return common.includes(name) || sheets?.[name] !== undefined || hasTab(contents, name)
}

/** Whether the contents have a tab of this name. */
export const hasTab = (contents: Contents | undefined, name: string): boolean =>
  contents?.tabs.some(tab => tab.name === name) ?? false
