import { useMemo } from 'react'
import { onLiveEvent } from '../../api/live/liveEvents'
import type { DialogProps } from '../../dialogs/dialogStore'
import { EditSingleRecordDialog, type SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../forms/formDraft'
import { getLibrary } from '../../generated/libraries/libraries.calls'
import type { Library } from '../../generated/model.schemas'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { createLibraryFormFields, type LibraryFormValues } from './createLibraryFormFields'
import { useLibraries } from './useLibrary'

declare module '../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    editLibrary: { request: { library: Library }; result: true }
  }
}

/** Dialog in which the user edits a library: its name, its folder, and its options for scan, analysis and metadata. */
export const EditLibraryDialog = ({ request, close }: DialogProps<'editLibrary'>) => (
  <EditSingleRecordDialog
    initialRecord={request.library}
    read={fetchEditableLibrary}
    onChanged={onLibraryChanged}
    onClose={close}
    form={EditLibraryForm}
  />
)

const fetchEditableLibrary = async (id: string): Promise<LibraryFormValues> => {
  const library = await getLibrary(id)
  return { ...library, oneshotsDirectory: library.oneshotsDirectory ?? '' }
}
const onLibraryChanged = (onChanged: (id: string) => void) =>
  onLiveEvent('LibraryChanged', ({ libraryId }) => onChanged(libraryId))

function EditLibraryForm({ id, records, ...props }: SingleRecordFormProps) {
  const libraries = useLibraries()
  const update = useUpdateRecord('libraries')
  const fields = useMemo(() => {
    const takenNames = libraries.filter(other => other.id !== id).map(({ name }) => name)
    return createLibraryFormFields(takenNames).filter(({ name }) => records[0]?.[name] !== undefined)
  }, [libraries, id, records])
  const save = async (draft: FormDraftEdits, [record = {}]: readonly FormValues[]) => {
    await update({ ...record, id }, buildRecordUpdate(record, draft, fields))
  }
  return <RecordFormDialog {...props} records={records} resource="libraries" fields={fields} save={save} />
}
