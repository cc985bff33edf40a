import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { moveFocusByUnhandledKey } from '../components/focus/listenToArrowKeys'
import { useCloseOnBack } from '../components/overlays/useCloseOnBack'
import { useTranslate } from '../language/useTranslate'
import styles from './ModalDrawer.module.css'

/** Modal drawer above the page. Used in narrow viewports. */
export function ModalDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const t = useTranslate()
  useCloseOnBack(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} data-scrim />
        <Base.Popup
          className={styles.sheet}
          aria-label={t('shell.menu')}
          onKeyDown={event => moveFocusByUnhandledKey(event.nativeEvent)}
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
