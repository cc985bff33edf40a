import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * Every dialog of the app: what it is asked with, and what it answers when it is not dismissed. A dialog adds its own line beside its
 * component (`declare module`), so that whoever opens it knows its types without importing it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: dialogs fill it
export interface Dialogs {}
export type DialogName = keyof Dialogs

/** What a dialog component is given. `answer()` without a value means dismissed. */
export type DialogProps<Name extends DialogName> = {
  asks: Dialogs[Name]['asks']
  answer: (value?: Dialogs[Name]['answers']) => void
}

/** A dialog that is open. Those opened later lie over those opened before. */
export type OpenDialog = {
  id: number
  name: DialogName
  asks: unknown
  answer: (value?: unknown) => void
  memory: DialogMemory
}

/** What a dialog keeps of what was typed while it is not drawn: whoever signs in again finds it as it was. */
export type DialogMemory = { draft?: unknown; posters?: unknown }

let open: readonly OpenDialog[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Opens a dialog and waits for its answer; `undefined` when it is dismissed. */
export function openDialog<Name extends DialogName>(
  name: Name,
  asks: Dialogs[Name]['asks'],
): Promise<Dialogs[Name]['answers'] | undefined> {
  return new Promise(resolve => {
    lastId += 1
    const id = lastId
    const answer = (value?: unknown) => {
      change(open.filter(dialog => dialog.id !== id))
      resolve(value as Dialogs[Name]['answers'] | undefined)
    }
    change([...open, { id, name, asks, answer, memory: {} }])
  })
}

/** The open dialogs, lowest first. */
export function useOpenDialogs(): readonly OpenDialog[] {
  return useSyncExternalStore(onChange, () => open)
}

/** Dismisses all dialogs: they belong to somebody who has gone. */
export function dismissAll(): void {
  for (const { answer } of open) answer()
}

/** Around each open dialog: its memory. */
export const DialogMemoryContext = createContext<DialogMemory>({})

/** The memory of the dialog that one is in. */
export const useDialogMemory = (): DialogMemory => useContext(DialogMemoryContext)

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly OpenDialog[]) {
  open = next
  for (const listener of listeners) listener()
}
