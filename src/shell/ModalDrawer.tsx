import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '../components/controls/IconButton'
import { moveFocusByUnhandledKey } from '../components/focus/listenToArrowKeys'
import { useCloseOnBack } from '../components/overlays/useCloseOnBack'
import { useTranslate } from '../language/useTranslate'
import styles from './ModalDrawer.module.css'

/**
 * Modal drawer above the page. Used in narrow viewports. A click on a link closes the drawer, even if the link leads to
 * the open page. A click with a modifier key does not, because it opens the link in another tab or window.
 */
export function ModalDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const t = useTranslate()
  const sheet = useRef<HTMLDivElement>(null)
  useCloseOnBack(open, onClose)
  const closeAfterLinkClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} data-scrim />
        <Base.Popup
          ref={sheet}
          className={styles.sheet}
          aria-label={t('shell.menu')}
          initialFocus={() => sheet.current?.querySelector('a')}
          onClick={closeAfterLinkClick}
          onKeyDown={event => moveFocusByUnhandledKey(event.nativeEvent)}
        >
          <div className={styles.header}>
            <Base.Close render={<IconButton icon={X} label={t('component.dialog.close')} />} />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
