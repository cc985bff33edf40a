import { useTranslate } from '../../language/useTranslate'
import styles from './EpubViewer.module.css'

/** Notice that the file of the visible chapter contains XML errors. */
export function MarkupErrorNotice({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <div role="alert" className={styles.retryNotice} data-theme="dark">
      <p>{t('chapterLimit.markupErrors')}</p>
      <button type="button" onClick={onClose}>
        {t('reader.close')}
      </button>
    </div>
  )
}
