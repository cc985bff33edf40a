import type { ReactNode } from 'react'
import type { FormValues } from '../forms/formDraft'
import { LoadingDialog } from './LoadingDialog'
import { type CurrentRecordsInput, useCurrentRecords } from './useCurrentRecords'

/** Props that the edit dialog receives for the loaded records. */
export type EditedRecords = {
  title: string
  records: FormValues[]
  readAgain: () => Promise<FormValues[]>
  onClose: (saved?: true) => void
}

type EditRecordsProps<Known extends { id: string }, Item> = CurrentRecordsInput<Known, Item> & {
  title: string
  /** Returns the values of a record that can be edited. */
  valuesOf: (item: Item) => object
  onClose: (saved?: true) => void
  /** Renders the edit dialog once the records are loaded. Receives its props and the records. */
  children: (edited: EditedRecords, items: readonly Item[]) => ReactNode
}

/**
 * Edits records based on their current state on the server. Shows a placeholder while they load, and a failure with a
 * retry.
 */
export function EditRecordsDialog<Known extends { id: string }, Item>(props: EditRecordsProps<Known, Item>) {
  const { title, valuesOf, onClose, children, ...input } = props
  const { records: items, failure, readAgain } = useCurrentRecords(input)
  const retry = () => void readAgain().catch(() => undefined)
  if (!items?.length) return <LoadingDialog title={title} failure={failure} onRetry={retry} onClose={() => onClose()} />
  const valuesOfAll = (all: readonly Item[]): FormValues[] => all.map(item => ({ ...valuesOf(item) }))
  const again = async () => valuesOfAll(await readAgain())
  return children({ title, records: valuesOfAll(items), readAgain: again, onClose }, items)
}
