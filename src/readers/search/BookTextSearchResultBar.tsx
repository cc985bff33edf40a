import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { ReaderIconButton } from '../ui/toolbars/ReaderIconButton'
import styles from './BookTextSearchResultBar.module.css'

interface BookTextSearchResultBarProps {
  /** Index of the current search result, from 0. */
  readonly index: number
  readonly count: number
  readonly onStep: (step: 1 | -1) => void
  readonly onClose: () => void
}

/** Toolbar over the page with buttons for the previous and next search result. */
export function BookTextSearchResultBar({ index, count, onStep, onClose }: BookTextSearchResultBarProps) {
  const t = useTranslate()
  const format = useLocaleFormatters()
  return (
    <div className={styles.bar} data-theme="dark" role="toolbar" aria-label={t('reader.search.hits')}>
      <ReaderIconButton
        icon={ChevronUp}
        label={t('shortcut.previousResult')}
        inactive={index === 0}
        onClick={() => onStep(-1)}
      />
      <span role="status">
        {t('reader.search.hitOf', { hit: format.number(index + 1), count: format.number(count) })}
      </span>
      <ReaderIconButton
        icon={ChevronDown}
        label={t('shortcut.nextResult')}
        inactive={index === count - 1}
        onClick={() => onStep(1)}
      />
      <ReaderIconButton icon={X} label={t('reader.close')} onClick={onClose} />
    </div>
  )
}
