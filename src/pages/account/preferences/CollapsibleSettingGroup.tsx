import { RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../components/controls/Button'
import { DisclosureSummary } from '../../../components/controls/DisclosureSummary'
import { useTranslate } from '../../../language/useTranslate'
import styles from './Preferences.module.css'

type CollapsibleSettingGroupProps = {
  title: string
  /** Summary of the group, for example "3 changed settings". */
  summary: string
  /**
   * Settings of the group, each with name and value. The user can open the list that shows them. If the array is empty,
   * the component renders no list.
   */
  items: readonly { key: string; label: string; value: string }[]
  /** Resets the settings of the group. Undefined if there is nothing to reset. */
  onReset?: () => void
}

/** Group of settings: a summary, a list that the user can open, and a reset button. */
export function CollapsibleSettingGroup({ title, summary, items, onReset }: CollapsibleSettingGroupProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <li className={styles.group}>
      <div className={styles.head}>
        <div>
          <h3 id={id}>{title}</h3>
          <p className={styles.quiet}>{summary}</p>
        </div>
        <Button
          icon={RotateCcw}
          variant="plain"
          disabled={!onReset}
          aria-label={t('page.preferences.resetGroup', { name: title })}
          onClick={onReset}
        >
          {t('page.preferences.reset')}
        </Button>
      </div>
      {items.length > 0 && (
        <details className={styles.details}>
          <DisclosureSummary aria-describedby={id}>{t('page.preferences.show')}</DisclosureSummary>
          <SettingValueList items={items} />
        </details>
      )}
    </li>
  )
}

/** Names and values of settings as a definition list. */
export function SettingValueList({ items }: { items: readonly { key: string; label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.values}>
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt dir="auto">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
