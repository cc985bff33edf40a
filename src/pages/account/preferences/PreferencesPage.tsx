import { AccountPageLayout } from '../AccountPageLayout'
import { AccountSettingsSection } from './AccountSettingsSection'
import { BrowserSettingsSection } from './BrowserSettingsSection'
import styles from './Preferences.module.css'
import { SettingsBackupSection } from './SettingsBackupSection'
import { useAccountSettings } from './useAccountSettings'

/** Page with the settings of this browser and of the account. The user can export, import and reset the settings. */
export function PreferencesPage() {
  const account = useAccountSettings()
  return (
    <AccountPageLayout>
      <div className={styles.page}>
        <SettingsBackupSection {...account} />
        <BrowserSettingsSection />
        <AccountSettingsSection {...account} />
      </div>
    </AccountPageLayout>
  )
}
