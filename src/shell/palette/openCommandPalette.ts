import { createEmitter } from '../../preferences/emitter'

const { subscribe, emit } = createEmitter()

/** Opens the command palette from a menu. */
export function openCommandPalette(): void {
  emit()
}

/**
 * Subscribes to requests to open the command palette.
 * @returns removes the listener
 */
export const onOpenCommandPalette = subscribe
