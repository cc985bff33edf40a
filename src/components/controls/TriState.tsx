import { Check, Minus } from 'lucide-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslate } from '../../language/useTranslate'
import styles from './TriState.module.css'

export type TriStateValue = 'with' | 'without' | undefined
type TriStateProps = { value: TriStateValue; onChange: (value: TriStateValue) => void; children: string }

const next = { with: 'without', without: undefined } as const

/**
 * Filter chip with three states: ignored, included, excluded. A click moves to the next state. Shift+click and the minus key toggle "excluded".
 */
export function TriState({ value, onChange, children }: TriStateProps) {
  const t = useTranslate()
  const exclude = () => onChange(value === 'without' ? undefined : 'without')
  const press = (event: KeyboardEvent) => {
    if (event.key !== '-' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    exclude()
  }
  const click = (event: MouseEvent) => (event.shiftKey ? exclude() : onChange(value ? next[value] : 'with'))
  return (
    <button
      type="button"
      className={styles.chip}
      data-value={value}
      aria-pressed={value !== undefined}
      onClick={click}
      onKeyDown={press}
    >
      {value === 'with' && <Check size={14} strokeWidth={2.25} aria-hidden />}
      {value === 'without' && <Minus size={14} strokeWidth={2.25} aria-hidden />}
      <span className={styles.words} dir="auto">
        {children}
      </span>
      {value === 'without' && <span className="spoken">{t('component.triState.excluded')}</span>}
    </button>
  )
}
