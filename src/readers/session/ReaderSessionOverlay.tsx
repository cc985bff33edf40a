import { useState } from 'react'
import { useSessionSelector } from '../../access/SessionContext'
import { useTranslate } from '../../language/useTranslate'
import { AccountChangedDialog } from './AccountChangedDialog'
import styles from './ReaderSessionOverlay.module.css'
import { ReaderSignInDialog } from './ReaderSignInDialog'

/**
 * Overlay on a book without a valid session: the sign-in dialog, a button to reopen it, or the notice that another
 * account is signed in.
 */
export function ReaderSessionOverlay() {
  const t = useTranslate()
  const isReplaced = useSessionSelector(snapshot => snapshot.matches({ signedIn: 'accountChanged' }))
  const [isClosed, setIsClosed] = useState(false)
  if (isReplaced) return <AccountChangedDialog />
  if (isClosed)
    return (
      <button type="button" className={styles.reopen} onClick={() => setIsClosed(false)}>
        {t('reader.session.open')}
      </button>
    )
  return <ReaderSignInDialog onClose={() => setIsClosed(true)} />
}
