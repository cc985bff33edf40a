import { useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/useTranslate'
import { useReaderSetting } from '../settings/effectiveReaderSettings'
import styles from '../settings/ReaderSettingsSheet.module.css'
import { isWindowTooNarrowForTwoColumns } from './content/isWindowTooNarrowForTwoColumns'

const subscribeToResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/**
 * Note below the setting for columns. If the user has chosen two columns, and the window is too narrow for them, the
 * note says so. Otherwise, the note is empty.
 */
export function TwoColumnsNote() {
  const t = useTranslate()
  const [columns] = useReaderSetting('epub.columns')
  const [margins] = useReaderSetting('epub.margins')
  const [fontSize] = useReaderSetting('epub.fontSize')
  const isTooNarrow = useSyncExternalStore(subscribeToResize, () =>
    isWindowTooNarrowForTwoColumns({ columns, margins, fontSize }),
  )
  return (
    <p role="status" className={styles.note}>
      {isTooNarrow && t('reader.setting.epub.columns.tooNarrow')}
    </p>
  )
}
