import { useState } from 'react'
import { useSessionSelector } from '../../access/SessionContext'
import { useTranslate } from '../../language/useTranslate'
import { AccountChangedDialog } from './AccountChangedDialog'
import { ReaderSignInDialog } from './ReaderSignInDialog'
import styles from './ReaderUserSignedOutOverlay.module.css'

/**
 * Overlay over an open book after its user was signed out. Shows the sign-in dialog. If the user has closed the dialog,
 * shows a button that opens it. If another account has signed in, shows a notice instead.
 */
export function ReaderUserSignedOutOverlay() {
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
