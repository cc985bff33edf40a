import type { ReactNode } from 'react'
import type { FormValues } from '../forms/formDraft'
import { LoadingDialog } from './LoadingDialog'
import { type CurrentRecordsInput, useCurrentRecords } from './useCurrentRecords'

/** Props of the edit dialog, for loaded records. */
export type EditRecordsFormProps = {
  title: string
  records: FormValues[]
  refetch: () => Promise<FormValues[]>
  onClose: (saved?: true) => void
}

type EditRecordsDialogProps<InitialRecord extends { id: string }, Item> = CurrentRecordsInput<InitialRecord, Item> & {
  title: string
  /** Returns the editable values of a record. */
  toFormValues: (item: Item) => object
  onClose: (saved?: true) => void
  /** Renders the edit dialog for the loaded records. */
  children: (formProps: EditRecordsFormProps, items: readonly Item[]) => ReactNode
}

/**
 * Loads the current state of records and renders an edit dialog for them. Shows a placeholder while they load, and a
 * failure with a retry.
 */
export function EditRecordsDialog<InitialRecord extends { id: string }, Item>(
  props: EditRecordsDialogProps<InitialRecord, Item>,
) {
  const { title, toFormValues, onClose, children, ...input } = props
  const { records: items, failure, refetch } = useCurrentRecords(input)
  const retry = () => void refetch().catch(() => undefined)
  if (!items?.length) return <LoadingDialog title={title} failure={failure} onRetry={retry} onClose={() => onClose()} />
  const toAllFormValues = (all: readonly Item[]): FormValues[] => all.map(item => ({ ...toFormValues(item) }))
  const refetchValues = async () => toAllFormValues(await refetch())
  return children({ title, records: toAllFormValues(items), refetch: refetchValues, onClose }, items)
}
