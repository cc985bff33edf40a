import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import type { ObservableStore } from '../../preferences/observableStore'
import { useObservableStoreValue } from '../../preferences/useObservableStoreValue'
import styles from './RowFetchProgressNote.module.css'
import type { RowFetchProgress } from './rows/fetchRowsOfAllPages'

type RowFetchProgressNoteProps = {
  store: ObservableStore<RowFetchProgress | undefined>
}

/**
 * Progress message with the number of fetched rows and the total. Visible while the client fetches all rows in order to
 * search them in the browser.
 */
export function RowFetchProgressNote({ store }: RowFetchProgressNoteProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  const progress = useObservableStoreValue(store)
  if (!progress) return null
  const { fetched, total } = progress
  const text = t('table.collecting', { fetched: number(fetched), total: number(total) })
  return (
    <div className={styles.note}>
      <progress aria-label={text} max={total} value={fetched} />
      <span aria-hidden>{text}</span>
    </div>
  )
}
