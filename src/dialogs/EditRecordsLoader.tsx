import type { ReactNode } from 'react'
import type { FormValues } from '../forms/formDraft'
import { EditDialogPlaceholder } from './EditDialogPlaceholder'
import { type UseLiveRecordsOptions, useLiveRecords } from './useLiveRecords'

/** Props of an edit form whose records have been loaded. */
export type LoadedRecordsFormProps = {
  title: string
  records: FormValues[]
  refetch: () => Promise<FormValues[]>
  onClose: (saved?: true) => void
}

type EditRecordsLoaderProps<InitialRecord extends { id: string }, Item> = UseLiveRecordsOptions<InitialRecord, Item> & {
  title: string
  toFormValues: (item: Item) => object
  onClose: (saved?: true) => void
  children: (formProps: LoadedRecordsFormProps, items: readonly Item[]) => ReactNode
}

/**
 * Fetches records from the server and renders an edit dialog for them. Shows a placeholder until the records have
 * loaded.
 */
export function EditRecordsLoader<InitialRecord extends { id: string }, Item>(
  props: EditRecordsLoaderProps<InitialRecord, Item>,
) {
  const { title, toFormValues, onClose, children, ...input } = props
  const { records: items, failure, refetch } = useLiveRecords(input)
  const retry = () => void refetch().catch(() => undefined)
  if (!items?.length)
    return <EditDialogPlaceholder title={title} failure={failure} onRetry={retry} onClose={() => onClose()} />
  const toAllFormValues = (all: readonly Item[]): FormValues[] => all.map(item => ({ ...toFormValues(item) }))
  const refetchValues = async () => toAllFormValues(await refetch())
  return children({ title, records: toAllFormValues(items), refetch: refetchValues, onClose }, items)
}
