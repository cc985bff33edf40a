import type { UseReaderShellStateResult } from '../ui/useReaderShellState'
import { findCommandOfKeyPress } from './keys/readerShortcuts'
import { runGamepadCommandInOverlays, runGamepadCommandInSheet } from './spatialNavigation'
import { watchGamepads } from './watchGamepads'

/**
 * Watches gamepads and sends each command to the open sheet. If no sheet is open, the toolbars and messages over the
 * page receive the command. If they do not handle the command, the reader receives it.
 * @param frame returns the current shortcuts and command handler
 * @returns function that stops watching
 */
export function routeGamepadCommands(frame: () => Pick<UseReaderShellStateResult, 'keys' | 'perform'>): () => void {
  return watchGamepads(gamepadCommand => {
    const { keys, perform } = frame()
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (sheet) return runGamepadCommandInSheet(sheet, gamepadCommand)
    if (runGamepadCommandInOverlays(gamepadCommand)) return
    const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
    const command =
      'key' in gamepadCommand
        ? findCommandOfKeyPress(keys, { key: gamepadCommand.key, ...modifiers })
        : gamepadCommand.command
    if (command) perform(command)
  })
}
