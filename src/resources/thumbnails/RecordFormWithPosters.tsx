import type { ResourceWithPosters } from '../../api/urls/posterUrls'
import type { SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../forms/formDraft'
import type { FormFieldDefinition } from '../../forms/formFieldDefinitions'
import { useUpdateRecord } from '../../lists/record/recordMutations'
import { usePostersFormSection } from './usePostersFormSection'

type RecordFormWithPostersProps = SingleRecordFormProps & {
  resource: Extract<ResourceWithPosters, 'collections' | 'readlists'>
  fields: readonly FormFieldDefinition[]
}

/**
 * Form in which the user edits a collection or read list and its posters. Saves the changed fields first, and then the
 * posters.
 */
export function RecordFormWithPosters({ id, resource, fields, ...props }: RecordFormWithPostersProps) {
  const posters = usePostersFormSection(resource, id)
  const update = useUpdateRecord(resource)
  const save = async (draft: FormDraftEdits, [record = {}]: readonly FormValues[]) => {
    const changes = buildRecordUpdate(record, draft, fields)
    if (Object.keys(changes).length > 0) await update({ ...record, id }, changes)
    await posters.save()
  }
  return <RecordFormDialog {...props} resource={resource} fields={fields} save={save} customSection={posters.section} />
}
