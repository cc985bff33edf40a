import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../components/controls/Button'
import { ErrorState } from '../../../components/feedback/ErrorState'
import { PageSection } from '../../../components/page/PageSection'
import { saveAsBrowserDownload } from '../../../components/saveAsBrowserDownload'
import { openDialog } from '../../../dialogs/dialogStore'
import { useTranslate } from '../../../language/useTranslate'
import { readBrowserSettings } from '../../../preferences/browserSettings'
import styles from './Preferences.module.css'
import { MAX_BACKUP_BYTES, parseSettingsBackup, serializeSettingsBackup } from './settingsBackup'
import type { UseAccountSettingsResult } from './useAccountSettings'

type SettingsBackupSectionProps = Pick<UseAccountSettingsResult, 'settings' | 'availableSettings'>

/**
 * Section that exports the settings of this browser and of the account to a file. If the account settings are not
 * loaded, the file contains only those account settings that this device has not uploaded yet, such as bookmarks. The
 * section also imports settings from a file, after a preview of the changes.
 */
export function SettingsBackupSection({ settings, availableSettings }: SettingsBackupSectionProps) {
  const t = useTranslate()
  const fileInput = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const includesAccount = settings !== undefined || Object.keys(availableSettings).length > 0
  const save = () => {
    const now = new Date()
    const text = serializeSettingsBackup({ browser: readBrowserSettings(), account: availableSettings }, now)
    saveAsBrowserDownload(
      new Blob([text], { type: 'application/json' }),
      `longbox-settings-${now.toISOString().slice(0, 10)}.json`,
    )
  }
  const open = async (file: File) => {
    setProblem(undefined)
    const parsed =
      file.size > MAX_BACKUP_BYTES ? { problem: 'tooBig' as const } : parseSettingsBackup(await file.text())
    if ('problem' in parsed) setProblem(t(`page.preferences.problem.${parsed.problem}`, { name: file.name }))
    else void openDialog('importSettings', { ...parsed, fileName: file.name })
  }
  return (
    <PageSection title={t('page.preferences.backup.title')}>
      <p className={styles.quiet}>{t('page.preferences.backup.text')}</p>
      <div className={styles.buttons}>
        <Button icon={Download} onClick={save}>
          {t(includesAccount ? 'page.preferences.backup.export' : 'page.preferences.backup.exportBrowser')}
        </Button>
        <Button icon={Upload} onClick={() => fileInput.current?.click()}>
          {t('page.preferences.backup.import')}
        </Button>
      </div>
      <input
        ref={fileInput}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('page.preferences.backup.import')}
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void open(file)
          event.target.value = ''
        }}
      />
      {problem && <ErrorState inline text={problem} />}
    </PageSection>
  )
}
