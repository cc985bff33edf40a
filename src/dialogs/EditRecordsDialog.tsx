import type { ReactNode } from 'react'
import type { FormValues } from '../forms/formDraft'
import { LoadingDialog } from './LoadingDialog'
import { type CurrentRecordsInput, useCurrentRecords } from './useCurrentRecords'

/** What the edit dialog is given of the records. */
export type EditedRecords = {
  title: string
  records: FormValues[]
  readAgain: () => Promise<FormValues[]>
  onClose: (saved?: true) => void
}

type EditRecordsProps<Known extends { id: string }, Item> = CurrentRecordsInput<Known, Item> & {
  title: string
  /** What is edited of a record. */
  valuesOf: (item: Item) => object
  onClose: (saved?: true) => void
  /** The edit dialog, once the records were read: what it is given, and the records themselves. */
  children: (edited: EditedRecords, items: readonly Item[]) => ReactNode
}

/** Edits records as they are on the server now; while they are on their way, or cannot be had, the dialog says so. */
export function EditRecordsDialog<Known extends { id: string }, Item>(props: EditRecordsProps<Known, Item>) {
  const { title, valuesOf, onClose, children, ...input } = props
  const { records: items, failure, readAgain } = useCurrentRecords(input)
  const retry = () => void readAgain().catch(() => undefined)
  if (!items?.length) return <LoadingDialog title={title} failure={failure} onRetry={retry} onClose={() => onClose()} />
  const valuesOfAll = (all: readonly Item[]): FormValues[] => all.map(item => ({ ...valuesOf(item) }))
  const again = async () => valuesOfAll(await readAgain())
  return children({ title, records: valuesOfAll(items), readAgain: again, onClose }, items)
}
