import { useMutation } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useCurrentUser } from '../../../access/SessionContext'
import { errorText } from '../../../api/errorText'
import { showNotice } from '../../../api/notices'
import { Button } from '../../../components/controls/Button'
import { Checkbox } from '../../../components/controls/Checkbox'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { Dialog } from '../../../components/overlays/Dialog'
import type { DialogProps } from '../../../dialogs/dialogStore'
import { useTranslate } from '../../../language/useTranslate'
import { readBrowserSettings, writeBrowserSettings } from '../../../preferences/browserSettings'
import { accountSettingGroupNames, countAccountSettingItems, getAccountSettingGroupName } from './accountSettings'
import { formatBrowserSettingValue, getBrowserSettingLabel } from './browserSettingTexts'
import { SettingValueList } from './CollapsibleSettingGroup'
import styles from './Preferences.module.css'
import { saveAccountSettings } from './saveAccountSettings'
import { listSettingsImportChanges, type SettingsBackup, type SettingsImportChange } from './settingsBackup'
import { useAccountSettings } from './useAccountSettings'
import { useSettingTextFormatters } from './useSettingTextFormatters'

declare module '../../../dialogs/dialogStore' {
  interface DialogRequestAndResultTypes {
    importSettings: { request: { backup: SettingsBackup; ignored: number; fileName: string }; result: true }
  }
}

type Scope = SettingsImportChange['scope']
const scopes: readonly Scope[] = ['browser', 'account']

/**
 * Shows the changes that the import of a backup makes. The user selects whether to import browser settings, account
 * settings or both.
 */
export function SettingsBackupImportDialog({ request, close }: DialogProps<'importSettings'>) {
  const t = useTranslate()
  const { backup, ignored, fileName } = request
  const account = useAccountSettings()
  const [now] = useState(Date.now)
  const [included, setIncluded] = useState<Readonly<Record<Scope, boolean>>>({ browser: true, account: true })
  const { mutate, isPending, error } = useApplyChanges(backup, () => close(true))
  const hasAccountPart = Object.keys(backup.account).length > 0
  const isLoading = hasAccountPart && !account.settings && !account.error
  const changes = listSettingsImportChanges(
    { browser: backup.browser, account: account.settings ? backup.account : {} },
    { browser: readBrowserSettings(), account: account.settings ?? {} },
    now,
  )
  const selected = changes.filter(({ scope }) => included[scope])
  const isBusy = isPending || isLoading
  return (
    <Dialog
      open
      size="medium"
      busy={isPending}
      onClose={() => close()}
      title={t('dialog.importSettings.title')}
      description={t('dialog.importSettings.text', { name: fileName })}
      actions={
        <>
          <Button onClick={() => close()}>{t('dialog.cancel')}</Button>
          <Button
            variant="filled"
            busy={isBusy}
            disabled={selected.length === 0}
            aria-disabled={isBusy}
            onClick={() => !isBusy && mutate(selected)}
          >
            {t('dialog.importSettings.verb', { count: selected.length })}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        {error && <ErrorState inline text={errorText(error)} />}
        {hasAccountPart && account.error ? (
          <ErrorState inline text={t('dialog.importSettings.noAccount')} onRetry={account.retry} />
        ) : null}
        {changes.length === 0 && !isLoading && <p>{t('dialog.importSettings.nothing')}</p>}
        {scopes.map(scope => (
          <ScopeChanges
            key={scope}
            scope={scope}
            changes={changes.filter(change => change.scope === scope)}
            isIncluded={included[scope]}
            onInclude={isIncluded => setIncluded({ ...included, [scope]: isIncluded })}
          />
        ))}
        {ignored > 0 && <p className={styles.quiet}>{t('dialog.importSettings.ignored', { count: ignored })}</p>}
      </div>
    </Dialog>
  )
}

interface ScopeChangesProps {
  readonly scope: Scope
  readonly changes: readonly SettingsImportChange[]
  readonly isIncluded: boolean
  readonly onInclude: (isIncluded: boolean) => void
}

/**
 * Shows the changes of the browser settings or of the account settings. A checkbox selects whether to import these
 * changes. Renders nothing if there are no changes.
 */
function ScopeChanges({ scope, changes, isIncluded, onInclude }: ScopeChangesProps) {
  const t = useTranslate()
  if (changes.length === 0) return null
  return (
    <section>
      <Checkbox checked={isIncluded} onChange={onInclude}>
        {t(`dialog.importSettings.${scope}`, { count: changes.length })}
      </Checkbox>
      {scope === 'browser' ? <BrowserChanges changes={changes} /> : <AccountChanges changes={changes} />}
    </section>
  )
}

/**
 * Returns the mutation that applies the imported changes. Writes the account settings first. If this fails, the browser
 * settings stay unchanged and the dialog stays open.
 */
function useApplyChanges(backup: SettingsBackup, onDone: () => void) {
  const t = useTranslate()
  const { id: userId } = useCurrentUser()
  return useMutation({
    mutationFn: async (changes: readonly SettingsImportChange[]) => {
      const imported = pickAccountSettings(backup, changes)
      if (Object.keys(imported).length > 0)
        await saveAccountSettings(userId, current => {
          const merged = listSettingsImportChanges(
            { browser: {}, account: imported },
            { browser: {}, account: current },
            Date.now(),
          )
          return { update: Object.fromEntries(merged.map(({ key, after }) => [key, String(after)])), remove: [] }
        })
      const ofBrowser = changes.filter(({ scope }) => scope === 'browser')
      writeBrowserSettings(Object.fromEntries(ofBrowser.map(({ key, after }) => [key, after])))
    },
    meta: { shownBy: 'dialog' },
    onSuccess: (_, changes) => {
      showNotice({ kind: 'success', text: t('dialog.importSettings.done', { count: changes.length }) })
      onDone()
    },
  })
}

/** Returns the account settings of the backup. Omits the settings for which `changes` contains no change. */
const pickAccountSettings = ({ account }: SettingsBackup, changes: readonly SettingsImportChange[]) => {
  const keys = new Set(changes.filter(({ scope }) => scope === 'account').map(({ key }) => key))
  return Object.fromEntries(Object.entries(account).filter(([key]) => keys.has(key)))
}

function BrowserChanges({ changes }: { changes: readonly SettingsImportChange[] }) {
  const texts = useSettingTextFormatters()
  const items = changes.map(({ key, before, after }) => ({
    key,
    label: getBrowserSettingLabel(key, texts),
    value: (
      <BeforeAndAfter
        before={formatBrowserSettingValue(key, before, texts)}
        after={formatBrowserSettingValue(key, after, texts)}
      />
    ),
  }))
  return <SettingValueList items={items} />
}

/**
 * Shows how the import of a backup changes the account settings. For each group of settings, shows the number of items
 * before and after the import.
 */
function AccountChanges({ changes }: { changes: readonly SettingsImportChange[] }) {
  const t = useTranslate()
  const items = accountSettingGroupNames.flatMap(group => {
    const ofGroup = changes.filter(({ key }) => getAccountSettingGroupName(key) === group)
    if (ofGroup.length === 0) return []
    const count = (side: 'before' | 'after') =>
      ofGroup.reduce((sum, { key, [side]: text }) => sum + (text ? countAccountSettingItems(key, String(text)) : 0), 0)
    const countText = (side: 'before' | 'after') =>
      count(side) > 0 ? t(`page.preferences.items.${group}`, { count: count(side) }) : t('page.preferences.noItems')
    return [
      {
        key: group,
        label: t(`page.preferences.group.${group}`),
        value: <BeforeAndAfter before={countText('before')} after={countText('after')} />,
      },
    ]
  })
  return <SettingValueList items={items} />
}

/**
 * Shows the value of a setting before and after the import. Different values can have the same text, for example if
 * both contain the same number of filters. In this case, shows a note that the content has changed.
 */
function BeforeAndAfter({ before, after }: { before: string; after: string }) {
  const t = useTranslate()
  if (before === after) return t('dialog.importSettings.changedContent', { value: after })
  return (
    <span className={styles.change}>
      <span className={styles.before}>{before}</span>
      <ArrowRight
        size={16}
        strokeWidth={1.5}
        role="img"
        aria-label={t('dialog.importSettings.becomes')}
        data-mirrored
      />
      <span>{after}</span>
    </span>
  )
}
