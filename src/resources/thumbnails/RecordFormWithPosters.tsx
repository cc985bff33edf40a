import { ServerError } from '../../api/ServerError'
import type { ResourceWithPosters } from '../../api/urls/posterUrls'
import type { SingleRecordFormProps } from '../../dialogs/EditSingleRecordDialog'
import { RecordFormDialog } from '../../dialogs/RecordFormDialog'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../forms/formDraft'
import type { FormFieldDefinition } from '../../forms/formFieldDefinitions'
import { translate } from '../../language/interfaceLanguage'
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
    if (Object.keys(changes).length > 0) await update({ ...record, id }, changes).catch(rethrowNameTakenAsViolation)
    await posters.save()
  }
  return <RecordFormDialog {...props} resource={resource} fields={fields} save={save} customSection={posters.section} />
}

/**
 * Throws the error of a failed save. If the server reports that another record has the name, adds a violation to the
 * error, so that the form shows this problem beside the name.
 */
function rethrowNameTakenAsViolation(error: unknown): never {
  if (error instanceof ServerError && error.status === 400 && /name already exists/i.test(error.serverMessage ?? ''))
    throw new ServerError({ ...error, violations: [{ field: 'name', message: translate('rule.exists') }] })
  throw error
}
