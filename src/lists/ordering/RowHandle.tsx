import { GripVertical } from 'lucide-react'
import type { ComponentPropsWithoutRef } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './RowHandle.module.css'

type RowHandleProps = Omit<ComponentPropsWithoutRef<'button'>, 'title'> & {
  /** Title of the row. */
  title: string
  index: number
  total: number
}

/** Button with which the user drags a row, or moves the row with keys. */
export function RowHandle({ title, index, total, className = '', ...rest }: RowHandleProps) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className={`${styles.handle} ${className}`}
      data-part="handle"
      aria-label={t('members.handle', { title, at: index + 1, total })}
      {...rest}
    >
      <GripVertical size={20} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

/**
 * Returns the index to which a key moves a row or the focus. The index can be outside of the list. Returns undefined
 * for keys other than up arrow, down arrow, Home and End.
 * @param count number of rows
 */
export function targetIndexForKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }
  return targets[key]
}
