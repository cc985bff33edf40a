import type { ComponentType } from 'react'
import { useTranslate } from '../language/useTranslate'
import { EditRecordsLoader, type LoadedRecordsFormProps } from './EditRecordsLoader'

/** Props of the edit form of a single record. */
export type SingleRecordFormProps = LoadedRecordsFormProps & { id: string }

type EditSingleRecordDialogProps = {
  initialRecord: { id: string; name: string }
  read: (id: string) => Promise<object>
  /**
   * Registers a listener for changes of collections, read lists or libraries. The listener receives the id of the
   * changed record.
   */
  onChanged: (listener: (id: string) => void) => () => void
  onClose: (saved?: true) => void
  form: ComponentType<SingleRecordFormProps>
}

/** Loads a collection, read list or library and renders its edit form. */
export function EditSingleRecordDialog({
  initialRecord,
  read,
  onChanged,
  onClose,
  form: Form,
}: EditSingleRecordDialogProps) {
  const t = useTranslate()
  return (
    <EditRecordsLoader
      title={t('dialog.editSeries.titleOne', { title: initialRecord.name })}
      initialRecords={[initialRecord]}
      read={async () => [await read(initialRecord.id)]}
      onChanged={onChanged}
      toFormValues={record => record}
      onClose={onClose}
    >
      {formProps => <Form {...formProps} id={initialRecord.id} />}
    </EditRecordsLoader>
  )
}
