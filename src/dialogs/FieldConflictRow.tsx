import { Button } from '../components/controls/Button'
import { IsolatedText } from '../components/text/IsolatedText'
import type { FieldEditConflict } from '../forms/formDraft'
import { useTranslate } from '../language/useTranslate'
import styles from './RecordFormDialog.module.css'

type FieldConflictRowProps = {
  conflict: FieldEditConflict
  label: string
  formatValue: (value: unknown) => string
  resolve: (name: string, keep: 'mine' | 'theirs') => void
}

/**
 * Shows a field with a conflict: the value that the user has entered, and the value that another user has saved. The
 * user chooses between the two values.
 */
export function FieldConflictRow({
  conflict: { name, mine, theirs },
  label,
  formatValue,
  resolve,
}: FieldConflictRowProps) {
  const t = useTranslate()
  return (
    <div className={styles.conflict}>
      <h4>{label}</h4>
      <div className={styles.side}>
        <small>{t('dialog.conflict.mine')}</small>
        <span className={styles.value}>
          <IsolatedText>{formatValue(mine)}</IsolatedText>
        </span>
        <Button
          data-keep="mine"
          aria-label={t('dialog.conflict.keepMineOf', { label })}
          onClick={() => resolve(name, 'mine')}
        >
          {t('dialog.conflict.keepMine')}
        </Button>
      </div>
      <div className={styles.side}>
        <small>{t('dialog.conflict.theirs')}</small>
        <span className={styles.value}>
          <IsolatedText>{theirs.same ? formatValue(theirs.value) : t('form.mixedValues')}</IsolatedText>
        </span>
        <Button
          data-keep="theirs"
          aria-label={t('dialog.conflict.takeTheirsOf', { label })}
          onClick={() => resolve(name, 'theirs')}
        >
          {t('dialog.conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  )
}
