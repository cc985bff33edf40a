import { useTranslate } from '../../../language/useTranslate'
import styles from './ShortcutSheet.module.css'

const arrowSymbols: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

/** Returns a function that formats a shortcut key as text. */
export function useFormatShortcutKey(): (key: string) => string {
  const t = useTranslate()
  return key =>
    splitCombination(key)
      .map(part => keyText(part, t))
      .join(' ')
}

/** Label of a shortcut key. If the shortcut requires Shift, the label also shows Shift. */
export function ShortcutKeyLabel({ name }: { name: string }) {
  const t = useTranslate()
  return splitCombination(name).map(part => (
    <kbd key={part} className={styles.key}>
      {keyText(part, t)}
    </kbd>
  ))
}

const splitCombination = (key: string) => (key.startsWith('Shift+') ? ['Shift', key.slice(6)] : [key])

const keysWithText = ['Shift', 'Home', 'End', 'PageUp', 'PageDown', 'Escape', 'Enter', 'Backspace', 'Delete', 'Insert']

function keyText(key: string, t: (key: string) => string): string {
  if (key === ' ') return t('shortcut.key.Space')
  if (key.length === 1) return key.toUpperCase()
  return arrowSymbols[key] ?? (keysWithText.includes(key) ? t(`shortcut.key.${key}`) : key)
}
