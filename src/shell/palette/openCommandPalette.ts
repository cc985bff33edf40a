import { createEmitter } from '../../preferences/emitter'

const { subscribe, emit } = createEmitter()

export function openCommandPalette(): void {
  emit()
}

/** Registers a listener that opens the command palette. Returns a function that removes the listener. */
export const onOpenCommandPalette = subscribe
