import type { ReaderFrameState } from '../ui/useReaderFrame'
import { watchGamepads } from './gamepad'
import { commandOfKey } from './keys/shortcuts'
import { handlePageArrow, handleSheetArrow } from './spatialNavigation'

/**
 * Turns gamepad buttons into commands: of an open sheet, of controls over the page, or of the reader.
 * @param frame  gives the keys and commands in force
 * @returns stops
 */
export function watchGamepadCommands(frame: () => Pick<ReaderFrameState, 'keys' | 'perform'>): () => void {
  return watchGamepads(asked => {
    const { keys, perform } = frame()
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]')
    if (sheet) return handleSheetArrow(sheet, asked)
    if (handlePageArrow(asked)) return
    const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
    const command = 'key' in asked ? commandOfKey(keys, { key: asked.key, ...modifiers }) : asked.deed
    if (command) perform(command)
  })
}
