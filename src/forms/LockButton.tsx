import { Lock, LockOpen } from 'lucide-react'
import type { ButtonHTMLAttributes } from 'react'
import { IconButton } from '../components/controls/IconButton'
import { useTranslate } from '../language/useTranslate'
import type { FieldLockState } from './formDraft'
import styles from './LockButton.module.css'

type LockButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> & {
  label: string
  lock: FieldLockState
  onLock: (locked: boolean) => void
}

/**
 * Button that locks or unlocks a field. The server does not change a locked field automatically. If the field is locked
 * in only some records, the first click locks the field in all records.
 */
export function LockButton({ label, lock, onLock, ...rest }: LockButtonProps) {
  const t = useTranslate()
  const labelKey = { locked: 'form.lock.locked', open: 'form.lock.open', some: 'form.lock.some' }[lock]
  return (
    <IconButton
      {...rest}
      icon={lock === 'open' ? LockOpen : Lock}
      label={t(labelKey, { label })}
      className={styles.lock}
      data-lock={lock}
      aria-pressed={lock === 'some' ? 'mixed' : lock === 'locked'}
      onClick={() => onLock(lock !== 'locked')}
    />
  )
}
