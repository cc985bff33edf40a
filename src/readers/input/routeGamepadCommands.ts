import type { UseReaderShellStateResult } from '../ui/useReaderShellState'
import { findCommandOfKeyPress } from './keys/readerShortcuts'
import { runGamepadCommandInOverlays, runGamepadCommandInSheet } from './spatialNavigation'
import { watchGamepads } from './watchGamepads'

/**
 * Runs the commands of gamepads. If a sheet is open, the sheet receives the command. Otherwise, the visible toolbars
 * and error messages receive it. If they do not use it, the reader runs the command.
 * @param frame returns the current shortcuts and the function that runs a command in the reader
 * @returns function that stops the handling of gamepads
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
