import { createContext, useContext } from 'react'
import { createObservableStore } from '../preferences/observableStore'
import { useObservableStoreValue } from '../preferences/useObservableStoreValue'

/**
 * Types of the request and the result of each dialog, by dialog name. Each file with a dialog component adds an entry
 * with `declare module`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: dialogs add their entries
export interface DialogRequestAndResultTypes {}
export type DialogName = keyof DialogRequestAndResultTypes

/** Props of a dialog component. `close` without a value dismisses the dialog. */
export type DialogProps<Name extends DialogName> = {
  request: DialogRequestAndResultTypes[Name]['request']
  close: (value?: DialogRequestAndResultTypes[Name]['result']) => void
}

/** An open dialog. Later dialogs are on top of earlier dialogs. */
export type OpenDialogEntry = {
  id: number
  name: DialogName
  request: unknown
  close: (value?: unknown) => void
  preservedState: RestorableDialogUserInput
}

/** User input in a dialog. It survives while the dialog is unmounted, for example while the user signs in again. */
export type RestorableDialogUserInput = { draft?: unknown; posters?: unknown }

const openDialogs = createObservableStore<readonly OpenDialogEntry[]>([])
let lastDialogId = 0

/**
 * Opens a dialog. Resolves to its result, or to undefined if the user dismisses the dialog.
 * @param userInput user input of an earlier dialog with the same name. The new dialog starts with this input
 */
export function openDialog<Name extends DialogName>(
  name: Name,
  request: DialogRequestAndResultTypes[Name]['request'],
  userInput: RestorableDialogUserInput = {},
): Promise<DialogRequestAndResultTypes[Name]['result'] | undefined> {
  return new Promise(resolve => {
    lastDialogId += 1
    const id = lastDialogId
    const close = (value?: unknown) => {
      openDialogs.set(openDialogs.get().filter(dialog => dialog.id !== id))
      resolve(value as DialogRequestAndResultTypes[Name]['result'] | undefined)
    }
    openDialogs.set([...openDialogs.get(), { id, name, request, close, preservedState: { ...userInput } }])
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

/** React context with the user input of a dialog. The input survives while the dialog is unmounted. */
export const RestorableDialogUserInputContext = createContext<RestorableDialogUserInput>({})

/**
 * Returns the storage for the user input of the dialog that contains the component. The stored input survives while the
 * dialog is unmounted.
 */
export const useRestorableDialogUserInput = (): RestorableDialogUserInput =>
  useContext(RestorableDialogUserInputContext)
