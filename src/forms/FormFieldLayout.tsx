import { Eraser, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../components/controls/IconButton'
import { useTranslate } from '../language/useTranslate'
import styles from './FormFieldLayout.module.css'
import type { FieldLockState } from './formDraft'
import { getFieldLabelId, getFieldNoteId } from './inputs/fieldControlProps'
import { LockButton } from './LockButton'
import type { FormValidationProblem } from './validationRules'

type FormFieldLayoutProps = {
  id: string
  label: string
  required?: boolean
  problem?: FormValidationProblem
  hint?: string
  mark?: string
  /**
   * Lock state of the field in the edited records. The server does not change a locked field automatically. Undefined
   * if the field cannot be locked.
   */
  lock?: FieldLockState
  onLock?: (locked: boolean) => void
  /** Restores the value that the field had before the edit. The function is undefined if the field is unchanged. */
  onRevert?: () => void
  /**
   * Empties the field in all edited records. Defined only if the records have different values and the field may be
   * empty.
   */
  onClear?: () => void
  children: ReactNode
}

/** Layout around an input: label and buttons above, and a validation message or hint below. */
export function FormFieldLayout({
  id,
  label,
  required,
  problem,
  hint,
  mark,
  children,
  ...tools
}: FormFieldLayoutProps) {
  const t = useTranslate()
  const { lock, onLock, onRevert, onClear } = tools
  const note = problem ? t(`rule.${problem.rule}`, problem.values) : hint
  return (
    <div className={styles.field} data-invalid={problem ? true : undefined} data-changed={onRevert ? true : undefined}>
      <div className={styles.head}>
        <label id={getFieldLabelId(id)} htmlFor={id}>
          {label}
          {required && <span aria-hidden> *</span>}
        </label>
        {mark && <span className={styles.mark}>{mark}</span>}
        {onClear && <IconButton icon={Eraser} label={t('form.clear', { label })} onClick={onClear} />}
        {onRevert && <IconButton icon={Undo2} label={t('form.revert', { label })} onClick={onRevert} />}
        {lock && onLock && <LockButton label={label} lock={lock} onLock={onLock} />}
      </div>
      {children}
      <p id={getFieldNoteId(id)} className={styles.note} role={problem ? 'alert' : undefined} hidden={!note}>
        {note}
      </p>
    </div>
  )
}
