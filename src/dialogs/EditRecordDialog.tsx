import type { ComponentType } from 'react'
import { useTranslate } from '../language/useTranslate'
import { type EditedRecords, EditRecordsDialog } from './EditRecordsDialog'

/** Props of the form of a single record: the props of the edit dialog and the id. */
export type EditRecordFormProps = EditedRecords & { id: string }

type EditOneProps = {
  /** The record as loaded when the dialog was opened. */
  known: { id: string; name: string }
  /** Reads the current record. */
  read: (id: string) => Promise<object>
  /** Subscribes to changes of records of this kind; the listener receives the id. */
  onChanged: (changed: (id: string) => void) => () => void
  onClose: (saved?: true) => void
  form: ComponentType<EditRecordFormProps>
}

/** Edits a single collection, read list or library, based on its current state on the server. */
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
