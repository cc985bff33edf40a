import { watchGamepads } from './gamepad'
import { deedOf } from './shortcuts'
import type { Frame } from './useFrame'
import { askInSheet, askOverPage } from './walkControls'

/**
 * Turns gamepad buttons into commands: of an open sheet, of controls over the page, or of the reader.
 * @param frame  gives the keys and commands in force
 * @returns stops
 */
export function watchGamepadCommands(frame: () => Pick<Frame, 'keys' | 'perform'>): () => void {
  return watchGamepads(asked => {
    const { keys, perform } = frame()
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (sheet) return askInSheet(sheet, asked)
    if (askOverPage(asked)) return
    const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
    const command = 'key' in asked ? deedOf(keys, { key: asked.key, ...modifiers }) : asked.deed
    if (command) perform(command)
  })
}
