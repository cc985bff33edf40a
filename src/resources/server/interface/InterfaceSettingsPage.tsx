import { useMemo } from 'react'
import { useUnsavedChangesGuard } from '../../../actions/useUnsavedChangesGuard'
import { errorText } from '../../../api/errorText'
import { isClientSettingsUnsupportedError } from '../../../api/isClientSettingsUnsupportedError'
import { Callout } from '../../../components/feedback/Callout'
import { EmptyState } from '../../../components/feedback/EmptyState'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { RecordFormOnPage } from '../../../dialogs/RecordFormOnPage'
import { useLiveRecords } from '../../../dialogs/useLiveRecords'
import { buildRecordUpdate, type FormDraftEdits, type FormValues } from '../../../forms/formDraft'
import { usePageFormDraftStorage } from '../../../forms/pageFormDraftStorage'
import { useFormDraft } from '../../../forms/useFormDraft'
import { useGetOAuth2Providers } from '../../../generated/session/session'
import { useTranslate } from '../../../language/useTranslate'
import { useUpdateRecord } from '../../../lists/record/recordMutations'
import styles from '../ServerPage.module.css'
import { ServerPageLayout } from '../ServerPageLayout'
import { createServerSettingsPoller } from '../settings/createServerSettingsPoller'
import { createInterfaceSettingsFormFields } from './createInterfaceSettingsFormFields'
import { INTERFACE_SETTINGS_ID, type InterfaceSettings } from './globalInterfaceSettings'
import { interfaceSettingsDataSource } from './interfaceSettingsDataSource'

const liveSettings = {
  initialRecords: [{ id: INTERFACE_SETTINGS_ID }],
  read: async () => [await interfaceSettingsDataSource.one(INTERFACE_SETTINGS_ID)],
  onChanged: createServerSettingsPoller(INTERFACE_SETTINGS_ID),
}

/** Page of the interface settings that apply to all users of the server. */
export function InterfaceSettingsPage() {
  return (
    <ServerPageLayout>
      <InterfaceSettingsContent />
    </ServerPageLayout>
  )
}

function InterfaceSettingsContent() {
  const t = useTranslate()
  const { records, failure, refetch, showSaved } = useLiveRecords(liveSettings)
  const settings = records?.[0]
  if (settings) return <InterfaceSettingsForm settings={settings} refetch={refetch} showSaved={showSaved} />
  if (failure === undefined) return <div className={styles.placeholder} aria-hidden />
  if (isClientSettingsUnsupportedError(failure))
    return <EmptyState title={t('page.interface.unsupported.title')} text={t('page.interface.unsupported.text')} />
  return <ErrorState text={errorText(failure)} onRetry={() => void refetch().catch(() => undefined)} />
}

type InterfaceSettingsFormProps = {
  settings: InterfaceSettings
  refetch: () => Promise<InterfaceSettings[]>
  showSaved: (saved: readonly InterfaceSettings[]) => void
}

function InterfaceSettingsForm({ settings, refetch, showSaved }: InterfaceSettingsFormProps) {
  const t = useTranslate()
  const update = useUpdateRecord('clientSettings')
  const providers = useGetOAuth2Providers({ query: { meta: { shownBy: 'none' } } }).data
  const memory = usePageFormDraftStorage('interfaceSettings')
  const [records, fields] = useMemo(
    () => [[settings], createInterfaceSettingsFormFields(settings)] as const,
    [settings],
  )
  const form = useFormDraft(records, fields, memory)
  useUnsavedChangesGuard(form.isChanged, t('page.server.view.interface'))
  const save = async (draft: FormDraftEdits, [current = {}]: readonly FormValues[]) => {
    await update({ ...current, id: INTERFACE_SETTINGS_ID }, buildRecordUpdate(current, draft, fields))
    // The server has saved the settings. Discards the draft before the refetch. If the refetch fails, the form then
    // shows the saved values.
    const saved = [{ ...settings, ...current, ...draft.values }]
    showSaved(saved)
    form.reset(saved)
    form.reset(await refetch().catch(() => saved))
  }
  return (
    <>
      {providers?.length === 0 && <Callout>{t('page.interface.noProvider')}</Callout>}
      <RecordFormOnPage
        resource="clientSettings"
        label={t('page.server.view.interface')}
        sectionTitle={tab => t(`page.interface.section.${tab}`)}
        form={form}
        refetch={refetch}
        save={save}
      />
    </>
  )
}
