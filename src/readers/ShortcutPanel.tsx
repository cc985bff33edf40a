import { useTranslate } from '../language/useTranslate'
import styles from './ShortcutPanel.module.css'
import type { Shortcut } from './shortcuts'

const groups = ['navigation', 'settings', 'menus'] as const

/** What the keys do, from the same table that listens to them. */
export function ShortcutPanel({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useTranslate()
  return groups.map(group => (
    <section key={group} className={styles.group}>
      <h3>{t(`shortcut.group.${group}`)}</h3>
      <dl>
        {shortcuts
          .filter(shortcut => shortcut.group === group)
          .map(({ deed, keys }) => (
            <div key={deed} className={styles.row}>
              <dt>{t(`shortcut.${deed}`)}</dt>
              <dd>
                {keys.map(key => (
                  <span key={key}>
                    {key.split('+').map(part => part !== '' && <kbd key={part}>{keyName(part, t)}</kbd>)}
                    {key === '+' && <kbd>+</kbd>}
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  ))
}

const arrows: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

function keyName(key: string, t: (key: string) => string): string {
  if (key.length === 1 && key !== ' ') return key.toUpperCase()
  return arrows[key] ?? t(`shortcut.key.${key === ' ' ? 'Space' : key}`)
}
