import { useTranslate } from '../../../language/useTranslate'
import styles from './ShortcutSheet.module.css'

const arrows: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

/** Returns a function that formats a key of a shortcut table as text. */
export function useKeyLabel(): (key: string) => string {
  const t = useTranslate()
  return key =>
    partsOf(key)
      .map(part => partName(part, t))
      .join(' ')
}

/** Renders a key, or a combination of two keys. */
export function KeyLabel({ name }: { name: string }) {
  const t = useTranslate()
  return partsOf(name).map(part => (
    <kbd key={part} className={styles.key}>
      {partName(part, t)}
    </kbd>
  ))
}

const partsOf = (key: string) => (key.startsWith('Shift+') ? ['Shift', key.slice(6)] : [key])

const named = ['Shift', 'Home', 'End', 'PageUp', 'PageDown', 'Escape', 'Enter', 'Backspace', 'Delete', 'Insert']

function partName(key: string, t: (key: string) => string): string {
  if (key === ' ') return t('shortcut.key.Space')
  if (key.length === 1) return key.toUpperCase()
  return arrows[key] ?? (named.includes(key) ? t(`shortcut.key.${key}`) : key)
}
