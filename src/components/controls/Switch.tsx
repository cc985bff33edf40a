import { Switch as Base } from '@base-ui/react/switch'
import styles from './Switch.module.css'

type SwitchProps = { checked: boolean; onChange: (checked: boolean) => void; label: string }

/**
 * Switch without a visible label.
 * @param label accessible name
 */
export const Switch = ({ checked, onChange, label }: SwitchProps) => (
  <Base.Root checked={checked} onCheckedChange={onChange} aria-label={label} className={styles.switch}>
    <Base.Thumb className={styles.thumb} />
  </Base.Root>
)
