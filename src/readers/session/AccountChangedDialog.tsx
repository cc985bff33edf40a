import { restart } from '../../access/restart'
import { useCurrentUser } from '../../access/SessionContext'
import { useTranslate } from '../../language/useTranslate'
import { ReaderSheet } from '../ui/sheets/ReaderSheet'
import styles from './SessionDialog.module.css'

/**
 * Over a book whose reader is no longer the account of this browser: another tab or window signed in as somebody else. Nothing
 * more is sent; the reading progress stays on this device until its owner signs in again.
 */
export function AccountChangedDialog() {
  const t = useTranslate()
  const { email } = useCurrentUser()
  const leave = () => restart(true)
  return (
    <ReaderSheet title={t('reader.accountChanged.title')} side="middle" onClose={leave}>
      <p className={styles.lead}>{t('reader.accountChanged.text', { email })}</p>
      <button type="button" className={styles.provider} onClick={leave}>
        {t('reader.accountChanged.leave')}
      </button>
    </ReaderSheet>
  )
}
