import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { onLocalStorageWriteFailure } from '../../preferences/changeListeners/onLocalStorageWriteFailure'
import styles from './NoteField.module.css'
import { useDelayedStore } from './useDelayedStore'

interface Props {
  /** The stored note. Another device may change it while the field is open. */
  readonly note: string
  readonly onStore: (note: string) => void
}

/**
 * Text field for the note of an annotation. Gets the focus. Stores changes after a short pause. Shows a message that the
 * note is saved, unless the browser cannot store the change.
 */
export function NoteField({ note, onStore }: Props) {
  const t = useTranslate()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => void field.current?.focus(), [])
  useEffect(() => onLocalStorageWriteFailure(() => setIsSaved(false)), [])
  const { pendingText, change } = useDelayedStore(text => {
    // If the write fails, `onStore` calls the listener above, which sets `isSaved` to false again.
    setIsSaved(true)
    onStore(text)
  })
  return (
    <>
      <textarea
        ref={field}
        className={styles.field}
        rows={3}
        dir="auto"
        aria-label={t('reader.marks.note')}
        placeholder={t('reader.marks.noteHint')}
        value={pendingText ?? note}
        onChange={event => change(event.target.value)}
      />
      <p role="status" className={styles.status}>
        {isSaved && pendingText === undefined && t('reader.marks.noteSaved')}
      </p>
    </>
  )
}
