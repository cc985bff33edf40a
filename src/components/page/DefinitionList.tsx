import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './DefinitionList.module.css'
import { useMediaQuery } from './useMediaQuery'

/** Item of a definition list: a term with its value. A `wide` item spans all columns. */
export type DefinitionItem = { name: string; value: ReactNode; wide?: boolean }

/** Maximum number of items that a collapsed list shows on phones. */
const COLLAPSED_ITEM_COUNT = 4
/** Maximum number of items that a collapsed list shows on tablets and computers. */
const WIDE_COLLAPSED_ITEM_COUNT = 50

/** Definition list in columns. Omits items without a value. A long list is collapsed until the user clicks a button. */
export function DefinitionList({ facts }: { facts: readonly DefinitionItem[] }) {
  const t = useTranslate()
  const id = useId()
  const isNarrow = useMediaQuery('(max-width: 599px)')
  const [open, setOpen] = useState(false)
  const filled = facts.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false)
  if (filled.length === 0) return null
  const collapsedCount = isNarrow ? COLLAPSED_ITEM_COUNT : WIDE_COLLAPSED_ITEM_COUNT
  const isCollapsible = filled.length > collapsedCount + 1
  return (
    <div>
      <dl id={id} className={styles.list}>
        {(isCollapsible && !open ? filled.slice(0, collapsedCount) : filled).map(({ name, value, wide }) => (
          <div key={name} className={styles.item} data-wide={wide}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
      {isCollapsible && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open
            ? t('component.definitionList.less')
            : t('component.definitionList.more', { count: filled.length - collapsedCount })}
        </button>
      )}
    </div>
  )
}
