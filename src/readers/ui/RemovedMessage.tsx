import { Undo2 } from 'lucide-react'
import type { FocusEventHandler, Ref } from 'react'
import { useScreenReaderAnnouncement } from '../../components/useScreenReaderAnnouncement'
import { useTranslate } from '../../language/useTranslate'
import styles from './RemovedMessage.module.css'
import { ReaderIconButton } from './toolbars/ReaderIconButton'

interface RemovedMessageProps {
  readonly text: string
  readonly ref?: Ref<HTMLParagraphElement>
  readonly onFocus?: FocusEventHandler
  readonly onUndo: () => void
}

/** Message that a bookmark or highlight was removed, and its undo button. Announces the message when it mounts. */
export function RemovedMessage({ text, ref, onFocus, onUndo }: RemovedMessageProps) {
  const t = useTranslate()
  useScreenReaderAnnouncement(text)
  return (
    <p ref={ref} className={styles.message} onFocus={onFocus}>
      {text}
      <ReaderIconButton icon={Undo2} label={t('reader.marks.undo')} onClick={onUndo} />
    </p>
  )
}
