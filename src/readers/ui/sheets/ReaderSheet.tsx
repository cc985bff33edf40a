import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { trackKeyboardInset } from '../../../components/overlays/keyboardInset'
import { useCloseOnBack } from '../../../components/overlays/useCloseOnBack'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderIconButton } from '../toolbars/ReaderIconButton'
import styles from './ReaderSheet.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Side of the window at which the sheet opens. On narrow screens, `start` and `end` sheets are at the bottom. */
  readonly side?: 'start' | 'end' | 'middle'
  readonly wide?: boolean
  /** Whether the page behind the sheet stays bright. The user then sees the effect of changed settings. */
  readonly clear?: boolean
}

/**
 * Modal dialog beside the page, at the bottom on narrow screens, or in the middle of the window. The user closes it
 * with its close button, Escape, back navigation, or a click outside.
 */
export function ReaderSheet({ title, onClose, children, side = 'end', wide, clear }: Props) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.focus()
  }, [])
  useEffect(trackKeyboardInset, [])
  const close = () => {
    dialog.current?.close()
    // Calls `onClose` immediately, because the close event fires later. A key press before the event could open another
    // sheet.
    onClose()
  }
  useCloseOnBack(true, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isClearedByEscape(event.target)) return
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      tabIndex={-1}
      data-side={side}
      data-wide={wide}
      data-clear={clear}
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={event => event.target === dialog.current && close()}
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 id={heading}>{title}</h2>
          <ReaderIconButton icon={X} label={t('reader.close')} onClick={close} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard */}
        <div className={styles.content} tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}

const isClearedByEscape = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
