import { useState } from 'react'
import type { UserDataCountsForSignOut } from '../../api/storedData/removeStoredUserData'
import { Button } from '../../components/controls/Button'
import { Checkbox } from '../../components/controls/Checkbox'
import { Dialog } from '../../components/overlays/Dialog'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { DialogProps } from '../dialogStore'
import styles from './SignOutDialog.module.css'

declare module '../dialogStore' {
  interface DialogRequestAndResultTypes {
    signOut: { request: { leftovers: UserDataCountsForSignOut }; result: 'keep' | 'remove' }
  }
}

/**
 * Dialog that opens at sign-out if user data is stored on this device. Lists the data and offers to delete it. Changes
 * that are not yet on the server are deleted only if the user checks a checkbox.
 */
export function SignOutDialog({ request: { leftovers }, close }: DialogProps<'signOut'>) {
  const t = useTranslate()
  const [isAcknowledged, setAcknowledged] = useState(false)
  const { downloads, unsentBooks, unsentReaderData, unsentFilters } = leftovers
  const isUnsent = unsentBooks + unsentReaderData + unsentFilters > 0
  return (
    <Dialog
      open
      onClose={() => close()}
      title={t('dialog.signOut.title')}
      description={t('dialog.signOut.text')}
      actions={
        <div className={styles.actions}>
          <Button variant="danger" disabled={isUnsent && !isAcknowledged} onClick={() => close('remove')}>
            {t(downloads > 0 ? 'dialog.signOut.remove' : 'dialog.signOut.removeData')}
          </Button>
          <Button variant="filled" onClick={() => close('keep')}>
            {t('shell.signOut')}
          </Button>
        </div>
      }
    >
      <RemainingDataList {...leftovers} />
      {isUnsent && (
        <>
          <p className={styles.note}>{t('dialog.signOut.unsentNote')}</p>
          <Checkbox checked={isAcknowledged} onChange={setAcknowledged}>
            {unsentBooks > 0
              ? t('dialog.signOut.discardProgress', { count: unsentBooks })
              : t('dialog.signOut.discardUnsent')}
          </Checkbox>
        </>
      )}
    </Dialog>
  )
}

function RemainingDataList({
  downloads,
  downloadBytes,
  unsentBooks,
  unsentReaderData,
  unsentFilters,
  importFiles,
}: UserDataCountsForSignOut) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const size = format.bytes(downloadBytes)
  return (
    <ul className={styles.list}>
      {downloads > 0 && <li>{t('dialog.signOut.downloads', { count: downloads, size })}</li>}
      {unsentBooks > 0 && <li>{t('dialog.signOut.progress', { count: unsentBooks })}</li>}
      {unsentReaderData > 0 && <li>{t('dialog.signOut.readerData', { count: unsentReaderData })}</li>}
      {unsentFilters > 0 && <li>{t('dialog.signOut.filters', { count: unsentFilters })}</li>}
      {importFiles > 0 && <li>{t('dialog.signOut.imports', { count: importFiles })}</li>}
    </ul>
  )
}
