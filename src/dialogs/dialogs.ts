import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Book, Collection, Library, ReadList, Series } from '../generated/model.schemas'
import type { ConfirmRequest } from './ConfirmDialog'

/** Every dialog of the app: what it is asked with, and what it answers when it is not dismissed. */
export type Dialogs = {
  confirm: { asks: ConfirmRequest; answers: true }
  editSeries: { asks: { series: readonly Series[] }; answers: true }
  editBooks: { asks: { books: readonly Book[] }; answers: true }
  editOneshots: { asks: { series: readonly KnownSeries[] }; answers: true }
  editCollection: { asks: { collection: Collection }; answers: true }
  editReadList: { asks: { readList: ReadList }; answers: true }
  addToCollection: { asks: { series: readonly Pick<Series, 'id'>[] }; answers: true }
  addToReadList: { asks: { series?: readonly Series[]; books?: readonly Book[] }; answers: true }
  addLibrary: { asks: Record<never, never>; answers: Library }
}
export type DialogName = keyof Dialogs

/** A one-shot may be met as its book, which knows no more of its series than this. */
type KnownSeries = Pick<Series, 'id'> & { metadata: Pick<Series['metadata'], 'title'> }

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
