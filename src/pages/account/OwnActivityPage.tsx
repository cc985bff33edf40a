import { useTranslate } from '../../language/useTranslate'
import { AuthenticationActivityTable } from '../../resources/authenticationActivity'
import { AccountFrame } from './AccountFrame'
import styles from './AccountPage.module.css'

/** Sign-ins of the current user. */
export function OwnActivityPage() {
  const t = useTranslate()
  return (
    <AccountFrame>
      <p className={styles.note}>{t('page.authenticationActivity.retention')}</p>
      <AuthenticationActivityTable own />
    </AccountFrame>
  )
}
