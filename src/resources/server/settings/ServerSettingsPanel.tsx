import { useMemo } from 'react'
import { useUnsavedChangesGuard } from '../../../actions/useUnsavedChangesGuard'
import { errorText } from '../../../api/errorText'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { RecordFormOnPage } from '../../../dialogs/RecordFormOnPage'
import { useLiveRecords } from '../../../dialogs/useLiveRecords'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../../forms/formDraft'
import { usePageFormDraftStorage } from '../../../forms/pageFormDraftStorage'
import { useFormDraft } from '../../../forms/useFormDraft'
import { useTranslate } from '../../../language/useTranslate'
import { useUpdateRecord } from '../../../lists/record/recordMutations'
import styles from '../ServerPage.module.css'
import { regeneratePostersAfterConfirmation } from '../tasks/serverMaintenanceActions'
import { createServerSettingsFormFields } from './createServerSettingsFormFields'
import { createServerSettingsPoller } from './createServerSettingsPoller'
import { type EditableServerSettings, SERVER_SETTINGS_ID } from './editableServerSettings'
import { serverSettingsDataSource } from './serverSettingsDataSource'

const liveSettings = {
  initialRecords: [{ id: SERVER_SETTINGS_ID }],
  read: async () => [await serverSettingsDataSource.one(SERVER_SETTINGS_ID)],
  onChanged: createServerSettingsPoller(SERVER_SETTINGS_ID),
}

/**
 * Form in which administrators edit the server settings. If another administrator saves changes in the meantime, the
 * form shows them.
 */
export function ServerSettingsPanel() {
  const { records, failure, refetch, showSaved } = useLiveRecords(liveSettings)
  const record = records?.[0]
  if (record) return <ServerSettingsForm record={record} refetch={refetch} showSaved={showSaved} />
  if (failure === undefined) return <div className={styles.placeholder} aria-hidden />
  return <ErrorState text={errorText(failure)} onRetry={() => void refetch().catch(() => undefined)} />
}

type ServerSettingsFormProps = {
  record: EditableServerSettings
  refetch: () => Promise<EditableServerSettings[]>
  showSaved: (saved: readonly EditableServerSettings[]) => void
}

function ServerSettingsForm({ record, refetch, showSaved }: ServerSettingsFormProps) {
  const t = useTranslate()
  const update = useUpdateRecord('serverSettings')
  const memory = usePageFormDraftStorage('serverSettings')
  // Older server versions do not have all settings. The value of a missing setting is undefined, and the form omits its
  // field.
  const [records, fields] = useMemo(
    () => [[record], createServerSettingsFormFields(record).filter(({ name }) => record[name] !== undefined)] as const,
    [record],
  )
  const form = useFormDraft(records, fields, memory)
  useUnsavedChangesGuard(form.isChanged, t('page.server.title'))
  const save = async (draft: FormDraftEdits, [current = {}]: readonly FormValues[]) => {
    const changes = buildRecordUpdate(current, draft, fields)
    await update({ ...current, id: SERVER_SETTINGS_ID }, changes)
    // The server has saved the settings. Discards the draft before the refetch. If the refetch fails, the form then
    // shows the saved values.
    const saved = [{ ...record, ...current, ...draft.values, renewRememberMeKey: false }]
    showSaved(saved)
    form.reset(saved)
    if ('thumbnailSize' in changes) void regeneratePostersAfterConfirmation({ hasNewSize: true })
    form.reset(await refetch().catch(() => saved))
  }
  return (
    <RecordFormOnPage
      resource="serverSettings"
      label={t('page.server.view.settings')}
      sectionTitle={tab => t(`page.server.section.${tab}`)}
      form={form}
      refetch={refetch}
      save={save}
    />
  )
}
