import type { ReaderFrameState } from '../ui/useReaderFrame'
import { watchGamepads } from './gamepad'
import { commandOfKey } from './keys/shortcuts'
import { handlePageArrow, handleSheetArrow } from './spatialNavigation'

/**
 * Routes gamepad commands to the open sheet, to controls over the page, or to the reader.
 * @param frame  returns the current shortcuts and command handler
 * @returns function that stops watching
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
