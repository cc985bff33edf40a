import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './DefinitionList.module.css'
import { useMediaQuery } from './useMediaQuery'

/** One term with its value. A `wide` definition spans all columns. */
export type Definition = { name: string; value: ReactNode; wide?: boolean }

/** Number of definitions shown on a phone while the list is collapsed. */
const FOLDED = 4

/**
 * Definition list in columns. Definitions with an empty value (undefined, null, empty string, false) are left out. On a phone a long list
 * is collapsed behind a "show more" button.
 */
export function DefinitionList({ facts }: { facts: readonly Definition[] }) {
  const t = useTranslate()
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 599px)')
  const [open, setOpen] = useState(false)
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false)
  if (known.length === 0) return null
  const folds = isNarrow && known.length > FOLDED + 1
  return (
    <div>
      <dl id={id} className={styles.list}>
        {(folds && !open ? known.slice(0, FOLDED) : known).map(({ name, value, wide }) => (
          <div key={name} className={styles.fact} data-wide={wide}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
      {folds && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open
            ? t('component.definitionList.less')
            : t('component.definitionList.more', { count: known.length - FOLDED })}
        </button>
      )}
    </div>
  )
}
