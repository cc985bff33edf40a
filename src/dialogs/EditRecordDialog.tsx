import type { ComponentType } from 'react'
import { useTranslate } from '../language/useTranslate'
import { type EditedRecords, EditRecordsDialog } from './EditRecordsDialog'

/** What the form of one record is given; all but its id is for the edit dialog. */
export type EditRecordFormProps = EditedRecords & { id: string }

type EditOneProps = {
  /** The record as it was known when the dialog was opened. */
  known: { id: string; name: string }
  /** Reads it as it is now. */
  read: (id: string) => Promise<object>
  /** Calls back with the id of a record of its kind that was changed somewhere. */
  onChanged: (changed: (id: string) => void) => () => void
  onClose: (saved?: true) => void
  form: ComponentType<EditRecordFormProps>
}

/** Edits a record that is edited alone, as it is on the server now: a collection, a read list, a library. */
export function EditRecordDialog({ known, read, onChanged, onClose, form: Form }: EditOneProps) {
  const t = useTranslate()
  return (
    <EditRecordsDialog
      title={t('dialog.editSeries.titleOne', { title: known.name })}
      known={[known]}
      read={async () => [await read(known.id)]}
      onChanged={onChanged}
      valuesOf={record => record}
      onClose={onClose}
    >
      {edited => <Form {...edited} id={known.id} />}
    </EditRecordsDialog>
  )
}
