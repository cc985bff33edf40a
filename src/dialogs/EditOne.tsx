import type { ComponentType } from 'react'
import type { Values } from '../forms/bulkValues'
import { useTranslate } from '../language/useTranslate'
import { ComingDialog } from './ComingDialog'
import { useRecordsNow } from './useRecordsNow'

/** What the form of one record is given; all but its id is for the edit dialog. */
export type EditOneFormProps = {
  id: string
  title: string
  records: Values[]
  readAgain: () => Promise<Values[]>
  onClose: (saved?: true) => void
}

type EditOneProps = {
  /** The record as it was known when the dialog was opened. */
  known: { id: string; name: string }
  /** Reads it as it is now. */
  read: (id: string) => Promise<object>
  /** Calls back with the id of a record of its kind that was changed somewhere. */
  onChanged: (changed: (id: string) => void) => () => void
  onClose: (saved?: true) => void
  form: ComponentType<EditOneFormProps>
}

/** Edits a record that is edited alone, as it is on the server now: a collection, a read list, a library. */
export function EditOne({ known, read, onChanged, onClose, form: Form }: EditOneProps) {
  const t = useTranslate()
  const { records, failure, readAgain } = useRecordsNow({
    known: [known],
    read: async () => [await read(known.id)],
    onChanged,
  })
  const title = t('dialog.editSeries.titleOne', { title: known.name })
  const retry = () => void readAgain().catch(() => undefined)
  if (!records) return <ComingDialog title={title} failure={failure} onRetry={retry} onClose={() => onClose()} />
  const again = async () => valuesOf(await readAgain())
  return <Form id={known.id} title={title} records={valuesOf(records)} readAgain={again} onClose={onClose} />
}

const valuesOf = (records: readonly object[]): Values[] => records.map(record => ({ ...record }))
