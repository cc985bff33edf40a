import { createEmitter } from '../../preferences/emitter'

const { subscribe, emit } = createEmitter()

/** Requests to open the command palette. Menus call this function. */
export function openCommandPalette(): void {
  emit()
}

/** Registers a listener for requests to open the command palette. Returns an unregister function. */
export const onOpenCommandPalette = subscribe
