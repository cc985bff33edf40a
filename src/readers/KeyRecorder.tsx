import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../language/useTranslate'
import { useKeyName } from './KeySign'
import { conflictOf, isFree } from './ownKeys'
import styles from './ShortcutPanel.module.css'
import { type Deed, keyOf, type Shortcut } from './shortcuts'

interface Props {
  readonly deed: Deed
  readonly table: readonly Shortcut[]
  readonly onKey: (key: string) => void
  readonly onCancel: () => void
}

/** Waits for a key. One that does something else already is named and taken only when the person says so. */
export function KeyRecorder({ deed, table, onKey, onCancel }: Props) {
  const t = useTranslate()
  const keyName = useKeyName()
  const [pressed, setPressed] = useState<string>()
  const box = useRef<HTMLFieldSetElement>(null)
  const conflict = pressed === undefined ? undefined : conflictOf(table, deed, pressed)
  const latest = useRef({ table, onKey, onCancel })
  latest.current = { table, onKey, onCancel }
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!box.current?.contains(event.target as Node) || event.target instanceof HTMLButtonElement) return
      if (event.key === 'Tab') return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') return latest.current.onCancel()
      const key = keyOf(event)
      if (key === undefined || !isFree(key)) return
      setPressed(key)
      if (!conflictOf(latest.current.table, deed, key)) latest.current.onKey(key)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [deed])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the next key
    <fieldset ref={box} className={styles.recorder} tabIndex={0} aria-label={t('shortcut.own.press')}>
      <p role="status">
        {conflict && pressed
          ? t('shortcut.own.conflict', { key: keyName(pressed), name: t(`shortcut.${conflict}`) })
          : t('shortcut.own.press')}
      </p>
      <div>
        {conflict && pressed && (
          <button type="button" onClick={() => onKey(pressed)}>
            {t('shortcut.own.take')}
          </button>
        )}
        <button type="button" onClick={onCancel}>
          {t('shortcut.own.cancel')}
        </button>
      </div>
    </fieldset>
  )
}
