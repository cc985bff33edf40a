import { useTranslate } from '../../language/useTranslate'
import { AuthenticationActivityTable } from '../../resources/authenticationActivity'
import styles from './AccountPage.module.css'
import { AccountPageLayout } from './AccountPageLayout'

/** Page that lists the recorded sign-ins of the current user. */
export function OwnAuthenticationActivityPage() {
  const t = useTranslate()
  return (
    <AccountPageLayout>
      <p className={styles.note}>{t('page.authenticationActivity.retention')}</p>
      <AuthenticationActivityTable own />
    </AccountPageLayout>
  )
}
