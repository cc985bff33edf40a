import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../language/useTranslate'
import { ReaderButton } from './ReaderButton'
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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      tabIndex={-1}
      data-side={side}
      data-wide={wide}
      data-clear={clear}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={event => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 id={heading}>{title}</h2>
          <ReaderButton icon={X} label={t('reader.close')} onClick={() => dialog.current?.close()} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className={styles.content} tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
