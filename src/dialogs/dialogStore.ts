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
  /** Time at which the dialog was requested, in milliseconds since the page was opened. */
  openedAt: number
  /** Called after the code of the dialog has loaded and the dialog has rendered for the first time. */
  onShown: () => void
  preservedState: RestorableDialogUserInput
}

/** User input in a dialog. It survives while the dialog is unmounted, for example while the user signs in again. */
export type RestorableDialogUserInput = { draft?: unknown; posters?: unknown }

const openDialogs = createObservableStore<readonly OpenDialogEntry[]>([])
let lastDialogId = 0
/** Ids of the open dialogs that have rendered. The code of the other dialogs is still loading. */
const shownDialogIds = new Set<number>()

/** Maximum time in milliseconds between two requests for the same dialog that count as a double key press. */
const DOUBLE_PRESS_MS = 1_000

/**
 * Opens a dialog. If the topmost dialog is still loading and has no user input, closes the topmost dialog first. Does
 * nothing if the call may come from a double key press: `userInput` is empty, the topmost dialog has the same name, and
 * the topmost dialog is still loading or was opened less than a second ago.
 * @param userInput user input of an earlier dialog with the same name. The new dialog starts with this input
 * @returns promise of the result. Resolves to undefined if the user dismisses the dialog, or if no dialog has opened
 */
export function openDialog<Name extends DialogName>(
  name: Name,
  request: DialogRequestAndResultTypes[Name]['request'],
  userInput: RestorableDialogUserInput = {},
): Promise<DialogRequestAndResultTypes[Name]['result'] | undefined> {
  const topmost = openDialogs.get().at(-1)
  const isTopmostLoading = topmost && !shownDialogIds.has(topmost.id)
  const openedAt = performance.now()
  const isRepeated = topmost?.name === name && (isTopmostLoading || openedAt - topmost.openedAt < DOUBLE_PRESS_MS)
  if (isRepeated && !hasUserInput(userInput)) return Promise.resolve(undefined)
  if (isTopmostLoading && !hasUserInput(topmost.preservedState)) topmost.close()
  return new Promise(resolve => {
    lastDialogId += 1
    const id = lastDialogId
    const close = (value?: unknown) => {
      shownDialogIds.delete(id)
      openDialogs.set(openDialogs.get().filter(dialog => dialog.id !== id))
      resolve(value as DialogRequestAndResultTypes[Name]['result'] | undefined)
    }
    const onShown = () => void shownDialogIds.add(id)
    const preservedState = { ...userInput }
    openDialogs.set([...openDialogs.get(), { id, name, request, close, openedAt, onShown, preservedState }])
  })
}

const hasUserInput = ({ draft, posters }: RestorableDialogUserInput) => draft !== undefined || posters !== undefined

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
