import { useCurrentUser } from '../../../access/SessionContext'
import { errorText } from '../../../api/errorText'
import { showNotice } from '../../../api/notices'
import { Button } from '../../../components/controls/Button'
import { Callout } from '../../../components/feedback/Callout'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { PageSection } from '../../../components/page/PageSection'
import { openDialog } from '../../../dialogs/dialogStore'
import { useTranslate } from '../../../language/useTranslate'
import { runWithRetryNotice } from '../../../lists/selection/runWithRetryNotice'
import {
  type AccountSettingValues,
  accountSettingGroupNames,
  buildAccountSettingsResetChanges,
  countAccountSettingItems,
  getAccountSettingGroupName,
} from './accountSettings'
import { CollapsibleSettingGroup } from './CollapsibleSettingGroup'
import styles from './Preferences.module.css'
import { saveAccountSettings } from './saveAccountSettings'
import type { UseAccountSettingsResult } from './useAccountSettings'

/**
 * Shows the settings that are stored on the server, by group. A reset requires a confirmation, because it cannot be
 * undone.
 */
export function AccountSettingsSection({ settings, isUnsupported, error, retry }: UseAccountSettingsResult) {
  const t = useTranslate()
  return (
    <PageSection title={t('page.preferences.account.title')}>
      <p className={styles.quiet}>{t('page.preferences.account.text')}</p>
      {settings ? (
        <AccountSettingGroups settings={settings} />
      ) : isUnsupported ? (
        <Callout>{t('page.preferences.account.unsupported')}</Callout>
      ) : (
        Boolean(error) && <ErrorState text={errorText(error)} onRetry={retry} />
      )}
    </PageSection>
  )
}

type SettingEntries = readonly (readonly [key: string, text: string])[]

function AccountSettingGroups({ settings }: { settings: AccountSettingValues }) {
  const t = useTranslate()
  const reset = useResetAccountSettings()
  const all = Object.entries(settings).filter(([key, text]) => countAccountSettingItems(key, text) > 0)
  return (
    <>
      <ul className={styles.groups}>
        {accountSettingGroupNames.map(group => {
          const entries = all.filter(([key]) => getAccountSettingGroupName(key) === group)
          const title = t(`page.preferences.group.${group}`)
          return (
            <CollapsibleSettingGroup
              key={group}
              title={title}
              summary={
                entries.length > 0
                  ? t(`page.preferences.items.${group}`, { count: countItems(entries) })
                  : t('page.preferences.noItems')
              }
              items={group === 'other' ? entries.map(([key, text]) => ({ key, label: key, value: text })) : []}
              onReset={entries.length > 0 ? () => void reset(title, entries) : undefined}
            />
          )
        })}
      </ul>
      <Button disabled={all.length === 0} onClick={() => void reset(t('page.preferences.account.everything'), all)}>
        {t('page.preferences.account.resetAll')}
      </Button>
    </>
  )
}

const countItems = (entries: SettingEntries) =>
  entries.reduce((sum, [key, text]) => sum + countAccountSettingItems(key, text), 0)

function useResetAccountSettings() {
  const t = useTranslate()
  const { id: userId } = useCurrentUser()
  return async (name: string, entries: SettingEntries) => {
    const isConfirmed = await openDialog('confirm', {
      title: t('dialog.resetSettings.title', { name }),
      text: t('dialog.resetSettings.text', { count: countItems(entries) }),
      verb: t('dialog.resetSettings.verb'),
      acknowledge: t('dialog.resetSettings.acknowledge'),
      danger: true,
    })
    if (!isConfirmed) return
    await runWithRetryNotice(async () => {
      await saveAccountSettings(userId, current =>
        buildAccountSettingsResetChanges(Object.fromEntries(entries), current, Date.now()),
      )
      showNotice({ kind: 'success', text: t('dialog.resetSettings.done', { name }) })
    })
  }
}
