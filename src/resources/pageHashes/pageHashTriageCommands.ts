import { Ban, Hand, type LucideIcon, Zap } from 'lucide-react'
import type { PageHashAction } from '../../generated/model.schemas'

/** Commands of the view in which the user reviews duplicate pages. Each command has a key. */
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

/** Key of each command, in the order of the keyboard help. */
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

/** Returns the key of a command as display text. */
export const getPageHashTriageCommandKey = (command: PageHashTriageCommand): string =>
  pageHashTriageShortcuts.find(shortcut => shortcut.command === command)?.keys[0]?.toUpperCase() ?? ''

/** Actions for duplicate pages in the order of their buttons, each with its command and icon. */
export const pageHashTriageActionCommands: readonly {
  action: PageHashAction
  command: PageHashTriageCommand
  icon: LucideIcon
}[] = [
  { action: 'IGNORE', command: 'ignore', icon: Ban },
  { action: 'DELETE_MANUAL', command: 'deleteManually', icon: Hand },
  { action: 'DELETE_AUTO', command: 'deleteAutomatically', icon: Zap },
]
