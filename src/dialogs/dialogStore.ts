import { createContext, useContext } from 'react'
import { createObservableStore } from '../preferences/observableStore'
import { useObservableStoreValue } from '../preferences/useObservableStoreValue'

/**
 * Request and result type of each dialog, by dialog name. The file of a dialog component adds its entry with `declare
 * module`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: dialogs add their entries
export interface DialogRequestAndResultTypes {}
export type DialogName = keyof DialogRequestAndResultTypes

/** Props of a dialog component. `close` without a value dismisses the dialog. */
export type DialogProps<Name extends DialogName> = {
  request: DialogRequestAndResultTypes[Name]['request']
  close: (value?: DialogRequestAndResultTypes[Name]['result']) => void
}

/** An open dialog. A dialog that opens later is above the earlier dialogs. */
export type OpenDialogEntry = {
  id: number
  name: DialogName
  request: unknown
  close: (value?: unknown) => void
  preservedState: RestorableDialogUserInput
}

/** User input that remains while a dialog is unmounted, for example during a repeated sign-in. */
export type RestorableDialogUserInput = { draft?: unknown; posters?: unknown }

const openDialogs = createObservableStore<readonly OpenDialogEntry[]>([])
let lastDialogId = 0

/** Opens a dialog. Resolves to its result, or to undefined if the user dismisses the dialog. */
export function openDialog<Name extends DialogName>(
  name: Name,
  request: DialogRequestAndResultTypes[Name]['request'],
): Promise<DialogRequestAndResultTypes[Name]['result'] | undefined> {
  return new Promise(resolve => {
    lastDialogId += 1
    const id = lastDialogId
    const close = (value?: unknown) => {
      openDialogs.set(openDialogs.get().filter(dialog => dialog.id !== id))
      resolve(value as DialogRequestAndResultTypes[Name]['result'] | undefined)
    }
    openDialogs.set([...openDialogs.get(), { id, name, request, close, preservedState: {} }])
  })
}

/** Returns the open dialogs. The topmost dialog is last. */
export function useOpenDialogEntries(): readonly OpenDialogEntry[] {
  return useObservableStoreValue(openDialogs)
}

/** Dismisses all dialogs, for example on sign-out. */
export function dismissAllDialogs(): void {
  for (const { close } of openDialogs.get()) close()
}

/** React context with the user input that a dialog preserves while it is unmounted. */
export const RestorableDialogUserInputContext = createContext<RestorableDialogUserInput>({})

/** Returns the preserved input of the surrounding dialog. */
export const useRestorableDialogUserInput = (): RestorableDialogUserInput =>
  useContext(RestorableDialogUserInputContext)
