import { createContext, useContext } from 'react'
import { createObservableStore } from '../preferences/observableStore'
import { useObservableValue } from '../preferences/useObservableValue'

/**
 * Request (`asks`) and result (`answers`) type of every dialog of the app. Each dialog declares its entry next to its
 * component (`declare module`). Callers then know the types without importing the component.
 */
// biome-ignore lint/suspicious/noEmptyInterface: dialogs add their entries
export interface DialogTypes {}
export type DialogName = keyof DialogTypes

/** Props of a dialog component. Closing without a value dismisses the dialog. */
export type DialogProps<Name extends DialogName> = {
  request: DialogTypes[Name]['request']
  close: (value?: DialogTypes[Name]['result']) => void
}

/** An open dialog. A later dialog lies above an earlier one. */
export type OpenDialogEntry = {
  id: number
  name: DialogName
  request: unknown
  close: (value?: unknown) => void
  preservedState: RestorableDialogInput
}

/** User input that is preserved while a dialog is unmounted, such as during a renewed sign-in. */
export type RestorableDialogInput = { draft?: unknown; posters?: unknown }

const openDialogs = createObservableStore<readonly OpenDialogEntry[]>([])
let lastDialogId = 0

/** Opens a dialog. Resolves to its result, or to undefined when the user dismisses the dialog. */
export function openDialog<Name extends DialogName>(
  name: Name,
  request: DialogTypes[Name]['request'],
): Promise<DialogTypes[Name]['result'] | undefined> {
  return new Promise(resolve => {
    lastDialogId += 1
    const id = lastDialogId
    const close = (value?: unknown) => {
      openDialogs.set(openDialogs.get().filter(dialog => dialog.id !== id))
      resolve(value as DialogTypes[Name]['result'] | undefined)
    }
    openDialogs.set([...openDialogs.get(), { id, name, request, close, preservedState: {} }])
  })
}

/** Returns the open dialogs, lowest first. */
export function useOpenDialogs(): readonly OpenDialogEntry[] {
  return useObservableValue(openDialogs)
}

/** Dismisses all dialogs, for example on sign-out. */
export function dismissAllDialogs(): void {
  for (const { close } of openDialogs.get()) close()
}

/** Provides each open dialog with its preserved state. */
export const RestorableDialogInputContext = createContext<RestorableDialogInput>({})

/** Returns the preserved state of the surrounding dialog. */
export const useRestorableDialogInput = (): RestorableDialogInput => useContext(RestorableDialogInputContext)
