import { reloadApp } from '../../access/reloadApp'
import { useCurrentUser } from '../../access/SessionContext'
import { useTranslate } from '../../language/useTranslate'
import { ReaderSheet } from '../ui/sheets/ReaderSheet'
import styles from './ReaderSignInDialog.module.css'

/**
 * Dialog that is shown when another tab has signed in with a different account. This tab sends no further changes to
 * the server. The reading progress stays on this device.
 */
export function AccountChangedDialog() {
  const t = useTranslate()
  const { email } = useCurrentUser()
  const leave = () => reloadApp(true)
  return (
    <ReaderSheet title={t('reader.accountChanged.title')} side="middle" onClose={leave}>
      <p className={styles.lead}>{t('reader.accountChanged.text', { email })}</p>
      <button type="button" className={styles.provider} onClick={leave}>
        {t('reader.accountChanged.leave')}
      </button>
    </ReaderSheet>
  )
}
