import { useState } from 'react'
import type { Leftovers } from '../api/storedData/removeStoredData'
import { Button } from '../components/controls/Button'
import { Checkbox } from '../components/controls/Checkbox'
import { Dialog } from '../components/overlays/Dialog'
import { useFormat } from '../language/format'
import { useTranslate } from '../language/useTranslate'
import type { DialogProps } from './dialogs'
import styles from './SignOutDialog.module.css'

declare module './dialogs' {
  interface Dialogs {
    signOut: { asks: { leftovers: Leftovers }; answers: 'keep' | 'remove' }
  }
}

/**
 * Lists the data that remains on this device after sign-out and offers to remove it. Deleting unsent changes requires a
 * checkbox.
 */
export function SignOutDialog({ asks: { leftovers }, answer }: DialogProps<'signOut'>) {
  const t = useTranslate()
  const [ticked, setTicked] = useState(false)
  const { downloads, unsentBooks, unsentReaderData, unsentFilters } = leftovers
  const isUnsent = unsentBooks + unsentReaderData + unsentFilters > 0
  return (
    <Dialog
      open
      onClose={() => answer()}
      title={t('dialog.signOut.title')}
      description={t('dialog.signOut.text')}
      actions={
        <div className={styles.actions}>
          <Button look="danger" disabled={isUnsent && !ticked} onClick={() => answer('remove')}>
            {t(downloads > 0 ? 'dialog.signOut.remove' : 'dialog.signOut.removeData')}
          </Button>
          <Button look="filled" onClick={() => answer('keep')}>
            {t('shell.signOut')}
          </Button>
        </div>
      }
    >
      <LeftoverList {...leftovers} />
      {isUnsent && (
        <>
          <p className={styles.note}>{t('dialog.signOut.unsentNote')}</p>
          <Checkbox checked={ticked} onChange={setTicked}>
            {unsentBooks > 0
              ? t('dialog.signOut.discardProgress', { count: unsentBooks })
              : t('dialog.signOut.discardUnsent')}
          </Checkbox>
        </>
      )}
    </Dialog>
  )
}

function LeftoverList({ downloads, downloadBytes, unsentBooks, unsentReaderData, unsentFilters }: Leftovers) {
  const t = useTranslate()
  const format = useFormat()
  const size = format.bytes(downloadBytes)
  return (
    <ul className={styles.list}>
      {downloads > 0 && <li>{t('dialog.signOut.downloads', { count: downloads, size })}</li>}
      {unsentBooks > 0 && <li>{t('dialog.signOut.progress', { count: unsentBooks })}</li>}
      {unsentReaderData > 0 && <li>{t('dialog.signOut.readerData', { count: unsentReaderData })}</li>}
      {unsentFilters > 0 && <li>{t('dialog.signOut.filters', { count: unsentFilters })}</li>}
    </ul>
  )
}
