import { Undo2 } from 'lucide-react'
import { Button } from '../../../../components/controls/Button'
import { useTranslate } from '../../../../language/useTranslate'
import styles from './BookTable.module.css'
import type { UseBookTableDraftResult } from './useBookTableDraft'
import type { LastFillResult } from './useBookTableTools'

type BookTableStatusProps = {
  table: UseBookTableDraftResult
  filled: LastFillResult | undefined
  onUndo: () => void
}

/**
 * Shows four numbers: the cells that the last tool or paste has filled, the cells that it has skipped, the changed
 * books, and the invalid cells. The undo button has `aria-disabled` instead of `disabled`, because a `disabled` button
 * would lose the focus.
 */
export function BookTableStatus({
  table: { changedCount, invalidCells, canUndo },
  filled,
  onUndo,
}: BookTableStatusProps) {
  const t = useTranslate()
  const texts = [
    filled && t('dialog.editBooksTable.filled', { count: filled.changes.length }),
    filled && filled.skippedCount > 0 && t('dialog.editBooksTable.skipped', { count: filled.skippedCount }),
    changedCount > 0 && t('dialog.editBooksTable.changed', { count: changedCount }),
    invalidCells.length > 0 && t('form.problemCount', { count: invalidCells.length }),
  ].filter(text => typeof text === 'string')
  return (
    <div className={styles.status}>
      <p role="status">
        {texts.length > 0 ? (
          // The React key changes for each result, so React creates a new element. Otherwise, screen readers would not
          // announce a result that has the same text as the previous result.
          <span key={filled?.step}>{texts.join(' · ')}</span>
        ) : (
          <span className={styles.hint}>{t('dialog.editBooksTable.hint')}</span>
        )}
      </p>
      <Button variant="plain" icon={Undo2} aria-disabled={!canUndo} onClick={() => canUndo && onUndo()}>
        {t('dialog.editBooksTable.undo')}
      </Button>
    </div>
  )
}
