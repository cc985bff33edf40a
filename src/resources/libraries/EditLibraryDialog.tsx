import { useMemo } from 'react'
import { onLiveEvent } from '../../api/live/liveEvents'
import type { DialogProps } from '../../dialogs/dialogs'
import { EditDialog } from '../../dialogs/EditDialog'
import { EditRecordDialog, type EditRecordFormProps } from '../../dialogs/EditRecordDialog'
import { changesFor, type FormDraft, type FormValues } from '../../forms/formDraft'
import { getLibrary } from '../../generated/libraries/libraries.calls'
import type { Library } from '../../generated/model.schemas'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { type EditedLibrary, libraryFields } from './fields'
import { useLibraries } from './useLibrary'

declare module '../../dialogs/dialogs' {
  interface Dialogs {
    editLibrary: { asks: { library: Library }; answers: true }
  }
}

/** Edits folder, scan, analysis and metadata options of a library. */
export const EditLibraryDialog = ({ asks, answer }: DialogProps<'editLibrary'>) => (
  <EditRecordDialog known={asks.library} read={read} onChanged={onLibraryChanged} onClose={answer} form={Form} />
)

const read = async (id: string): Promise<EditedLibrary> => {
  const library = await getLibrary(id)
  return { ...library, oneshotsDirectory: library.oneshotsDirectory ?? '' }
}
const onLibraryChanged = (changed: (id: string) => void) =>
  onLiveEvent('LibraryChanged', ({ libraryId }) => changed(libraryId))

function Form({ id, records, ...props }: EditRecordFormProps) {
  const libraries = useLibraries()
  const update = useUpdateRecord('libraries')
  const fields = useMemo(() => {
    const taken = libraries.filter(other => other.id !== id).map(({ name }) => name)
    return libraryFields(taken).filter(({ name }) => records[0]?.[name] !== undefined)
  }, [libraries, id, records])
  const save = async (draft: FormDraft, [record = {}]: readonly FormValues[]) => {
    await update({ ...record, id }, changesFor(record, draft, fields))
  }
  return <EditDialog {...props} records={records} noun="libraries" fields={fields} save={save} />
}
