import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderButton } from '../toolbars/ReaderButton'
import styles from './ReaderSheet.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** On which side it lies on a wide screen. */
  readonly side?: 'start' | 'end' | 'middle'
  readonly wide?: boolean
  /** What is changed in it shows on the page, which stays clear beside it. */
  readonly clear?: boolean
}

/** A sheet over the page: beside it on a wide screen, from below on a phone. Escape and a press beside it close it. */
export function ReaderSheet({ title, onClose, children, side = 'end', wide, clear }: Props) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    dialog.current?.showModal()
    dialog.current?.focus()
  }, [])
  const close = () => {
    dialog.current?.close()
    // The event of closing follows later: by then the next key may have opened another sheet.
    onClose()
  }
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
          <ReaderButton icon={X} label={t('reader.close')} onClick={close} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className={styles.content} tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}

const isClearedByEscape = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
