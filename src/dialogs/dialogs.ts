import { createContext, useContext } from 'react'
import { createStore } from '../preferences/observableStore'
import { useStoreValue } from '../preferences/useStoreValue'

/**
 * Request and result type of every dialog of the app. Each dialog adds its entry beside its component (`declare
 * module`), so that callers know the types without importing the component.
 */
// biome-ignore lint/suspicious/noEmptyInterface: dialogs add their entries
export interface Dialogs {}
export type DialogName = keyof Dialogs

/** Props of a dialog component. Closing without a value dismisses the dialog. */
export type DialogProps<Name extends DialogName> = {
  asks: Dialogs[Name]['asks']
  answer: (value?: Dialogs[Name]['answers']) => void
}

/** An open dialog. Dialogs opened later lie above earlier ones. */
export type OpenDialog = {
  id: number
  name: DialogName
  asks: unknown
  answer: (value?: unknown) => void
  memory: DialogMemory
}

/** Input that survives while a dialog is unmounted, such as during a renewed sign-in. */
export type DialogMemory = { draft?: unknown; posters?: unknown }

const open = createStore<readonly OpenDialog[]>([])
let lastId = 0

/** Opens a dialog. Resolves to its result, or to undefined when it is dismissed. */
export function openDialog<Name extends DialogName>(
  name: Name,
  asks: Dialogs[Name]['asks'],
): Promise<Dialogs[Name]['answers'] | undefined> {
  return new Promise(resolve => {
    lastId += 1
    const id = lastId
    const answer = (value?: unknown) => {
      open.set(open.get().filter(dialog => dialog.id !== id))
      resolve(value as Dialogs[Name]['answers'] | undefined)
    }
    open.set([...open.get(), { id, name, asks, answer, memory: {} }])
  })
}

/** Returns the open dialogs, lowest first. */
export function useOpenDialogs(): readonly OpenDialog[] {
  return useStoreValue(open)
}

/** Dismisses all dialogs, for example on sign-out. */
export function dismissAll(): void {
  for (const { answer } of open.get()) answer()
}

/** Provides each open dialog with its preserved state. */
export const DialogMemoryContext = createContext<DialogMemory>({})

/** Returns the preserved state of the surrounding dialog. */
export const useDialogMemory = (): DialogMemory => useContext(DialogMemoryContext)
