import { Ban, Hand, type LucideIcon, Zap } from 'lucide-react'
import type { PageHashAction } from '../../generated/model.schemas'

/** Commands with which the user reviews duplicate pages. Each command has a key. */
export type PageHashTriageCommand =
  | 'ignore'
  | 'deleteManually'
  | 'deleteAutomatically'
  | 'deleteMatches'
  | 'undo'
  | 'next'
  | 'previous'
  | 'enlarge'
  | 'help'

/** Shortcuts of the commands, in the order in which the keyboard help shows them. */
export const pageHashTriageShortcuts: readonly { keys: readonly string[]; command: PageHashTriageCommand }[] = [
  { keys: ['i'], command: 'ignore' },
  { keys: ['m'], command: 'deleteManually' },
  { keys: ['a'], command: 'deleteAutomatically' },
  { keys: ['x'], command: 'deleteMatches' },
  { keys: ['u'], command: 'undo' },
  { keys: ['n'], command: 'next' },
  { keys: ['p'], command: 'previous' },
  { keys: ['z'], command: 'enlarge' },
  { keys: ['?'], command: 'help' },
]

/** Returns the key of a command for display, in upper case. */
export const getPageHashTriageCommandKey = (command: PageHashTriageCommand): string =>
  pageHashTriageShortcuts.find(shortcut => shortcut.command === command)?.keys[0]?.toUpperCase() ?? ''

/** Actions that the user can choose for a duplicate page, in the order of their buttons. */
export const pageHashTriageActionCommands: readonly {
  action: PageHashAction
  command: PageHashTriageCommand
  icon: LucideIcon
}[] = [
  { action: 'IGNORE', command: 'ignore', icon: Ban },
  { action: 'DELETE_MANUAL', command: 'deleteManually', icon: Hand },
  { action: 'DELETE_AUTO', command: 'deleteAutomatically', icon: Zap },
]
