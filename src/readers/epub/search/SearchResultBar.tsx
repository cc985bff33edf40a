import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useFormat } from '../../../language/format'
import { useTranslate } from '../../../language/useTranslate'
import { ReaderButton } from '../../ui/toolbars/ReaderButton'
import styles from './SearchResultBar.module.css'

interface Props {
  /** Index of the current result, from 0. */
  readonly at: number
  /** Number of results. */
  readonly of: number
  readonly onStep: (step: 1 | -1) => void
  readonly onClose: () => void
}

/** Toolbar over the page that steps through the search results. */
export function SearchResultBar({ at, of, onStep, onClose }: Props) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className={styles.bar} data-theme="dark" role="toolbar" aria-label={t('reader.search.hits')}>
      <ReaderButton icon={ChevronUp} label={t('shortcut.previousHit')} disabled={at === 0} onClick={() => onStep(-1)} />
      <span role="status">{t('reader.search.hitOf', { hit: format.number(at + 1), count: format.number(of) })}</span>
      <ReaderButton
        icon={ChevronDown}
        label={t('shortcut.nextHit')}
        disabled={at === of - 1}
        onClick={() => onStep(1)}
      />
      <ReaderButton icon={X} label={t('reader.close')} onClick={onClose} />
    </div>
  )
}
