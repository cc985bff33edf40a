import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { IconButton } from '../controls/IconButton'
import { SlowServerMessage } from '../feedback/SlowServerMessage'
import { registerOverlayWithSlowServerMessage, useSlowRequests } from '../feedback/slowRequests'
import { findFocusReturnElement, recordDialogOpening } from '../focus/focusReturn'
import { moveFocusByUnhandledKey } from '../focus/listenToArrowKeys'
import { useInertWhileBusy } from '../focus/useInertWhileBusy'
import styles from './Dialog.module.css'
import { trackKeyboardInset } from './keyboardInset'
import { useCloseOnBack } from './useCloseOnBack'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  size?: 'small' | 'medium' | 'wide' | 'full'
  /** Element to focus when the dialog opens. Defaults to the dialog itself. */
  focus?: RefObject<HTMLElement | null>
  /** Whether the values in the dialog are being saved. The user then cannot change them. */
  busy?: boolean
  children?: ReactNode
  /** Buttons in the footer. The primary button must be the last. */
  actions?: ReactNode
}

/**
 * Modal dialog in the center of the window. On phones, a `small` dialog is a bottom sheet, and all larger dialogs fill
 * the screen. A `full` dialog fills the window on every device.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'small',
  focus,
  busy = false,
  children,
  actions,
}: DialogProps) {
  const t = useTranslate()
  const popup = useRef<HTMLDivElement>(null)
  const popupRef = useCallback((element: HTMLDivElement | null) => {
    popup.current = element
    if (element) recordDialogOpening(element)
  }, [])
  useCloseOnBack(open, onClose)
  useEffect(() => (open ? trackKeyboardInset() : undefined), [open])
  return (
    <Base.Root open={open} onOpenChange={next => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} data-scrim />
        <Base.Popup
          ref={popupRef}
          initialFocus={focus ?? popup}
          finalFocus={() => findElementToFocusAfterClose(popup.current)}
          className={styles.popup}
          data-size={size}
          onKeyDown={event => moveFocusByUnhandledKey(event.nativeEvent)}
        >
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon={X} label={t('component.dialog.close')} />} />
          </header>
          <DialogContent busy={busy}>
            {description && (
              <Base.Description className={styles.description} render={<div />}>
                {description}
              </Base.Description>
            )}
            {children}
          </DialogContent>
          <SlowRequestState />
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Returns the element that gets the focus when the dialog closes. Returns `true` to let Base UI choose this element,
 * and `false` if the focus is already outside the dialog and must stay there.
 */
function findElementToFocusAfterClose(popup: HTMLElement | null): HTMLElement | boolean {
  const { activeElement } = document
  const isFocusLost = !activeElement || activeElement === document.body || popup?.contains(activeElement) !== false
  return isFocusLost && ((popup && findFocusReturnElement(popup)) ?? true)
}

function DialogContent({ busy, children }: { busy: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useInertWhileBusy(content, busy)
  return (
    <div ref={content} className={styles.content}>
      {children}
    </div>
  )
}

/**
 * Shows the slow-server message inside the dialog. The user can then retry or stop a slow request without closing the
 * dialog. Closing the dialog would discard the entered values.
 */
function SlowRequestState() {
  const slowRequests = useSlowRequests()
  useEffect(registerOverlayWithSlowServerMessage, [])
  return (
    <div className={styles.slow}>
      <SlowServerMessage
        isSlow={slowRequests !== undefined}
        isWriting={slowRequests?.kind === 'writing'}
        onRetry={slowRequests?.retry}
        onStop={slowRequests?.retry ? undefined : slowRequests?.stop}
      />
    </div>
  )
}
