import { useState } from 'react'
import { useSessionSnapshot } from '../../access/SessionContext'
import { useTranslate } from '../../language/useTranslate'
import { AccountChangedDialog } from './AccountChangedDialog'
import { SessionDialog } from './SessionDialog'
import styles from './SessionDoor.module.css'

/**
 * Shown over a book without a valid session: the sign-in dialog, a button to reopen it, or the notice that another
 * account is signed in.
 */
export function SessionDoor() {
  const t = useTranslate()
  const isReplaced = useSessionSnapshot(snapshot => snapshot.matches({ signedIn: 'replaced' }))
  const [closed, setClosed] = useState(false)
  if (isReplaced) return <AccountChangedDialog />
  if (closed)
    return (
      <button type="button" className={styles.door} onClick={() => setClosed(false)}>
        {t('reader.session.open')}
      </button>
    )
  return <SessionDialog onClose={() => setClosed(true)} />
}
