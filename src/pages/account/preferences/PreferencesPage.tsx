import { AccountFrame } from '../AccountFrame'
import { AccountSettingsSection } from './AccountSettingsSection'
import { BackupSection } from './BackupSection'
import { BrowserSettingsSection } from './BrowserSettingsSection'
import styles from './Preferences.module.css'
import { useAccountSettings } from './useAccountSettings'

/** Settings of this browser and of the account, with export, import and reset. */
export function PreferencesPage() {
  const account = useAccountSettings()
  return (
    <AccountFrame>
      <div className={styles.page}>
        <BackupSection accountSettings={account.settings} />
        <BrowserSettingsSection />
        <AccountSettingsSection {...account} />
      </div>
    </AccountFrame>
  )
}
