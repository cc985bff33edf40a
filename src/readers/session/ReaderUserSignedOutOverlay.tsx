import { useState } from 'react'
import { useSessionSelector } from '../../access/SessionContext'
import { useTranslate } from '../../language/useTranslate'
import { AccountChangedDialog } from './AccountChangedDialog'
import { ReaderSignInDialog } from './ReaderSignInDialog'
import styles from './ReaderUserSignedOutOverlay.module.css'

/**
 * Overlay on an open book whose user is no longer signed in. Contains the sign-in dialog, a button to open this dialog,
 * or a notice about another account.
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
