import { useEffect } from 'react'
import { useTranslate } from '../language/useTranslate'
import { openDialog } from './dialogs'

/**
 * Asks before changes in a dialog are lost, also when the window is closed.
 * @param title  the dialog's
 * @returns leaves the dialog
 */
export function useLeaving(isChanged: boolean, title: string, onClose: () => void) {
  const t = useTranslate()
  useEffect(() => {
    if (!isChanged) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [isChanged])
  return async () => {
    const sure =
      !isChanged ||
      (await openDialog('confirm', {
        title: t('dialog.unsaved.title'),
        text: t('dialog.unsaved.text', { title }),
        verb: t('dialog.unsaved.verb'),
        stay: t('dialog.unsaved.stay'),
        danger: true,
      }))
    if (sure) onClose()
  }
}
