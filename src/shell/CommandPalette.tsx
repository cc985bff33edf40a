import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useActiveOption } from '../components/focus/useActiveOption'
import { useTranslate } from '../language/useTranslate'
import styles from './CommandPalette.module.css'
import { type PaletteEntry, paletteEntriesFor } from './paletteEntries'
import { usePaletteEntries } from './usePaletteEntries'

interface Props {
  readonly onClose: () => void
  /** Returns the text typed before the field was mounted; later calls return the same text. */
  readonly typedAhead: () => string
}

/** Command palette: finds actions, pages, libraries and search results by text and runs the chosen entry. */
export function CommandPalette({ onClose, typedAhead }: Props) {
  const t = useTranslate()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { entries, isSearching, hasFailed } = usePaletteEntries(typed)
  const shown = paletteEntriesFor(entries, typed)
  const { at, point, reset } = useActiveOption(
    shown.map(({ key }) => key),
    0,
  )
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry || entry.disabled) return
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, at, shown.length)
    if (next !== undefined) {
      event.preventDefault()
      point(next)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(shown[at])
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} data-scrim />
        <Dialog.Popup className={styles.popup} initialFocus={input} aria-label={t('palette.title')}>
          <div className={styles.field}>
            <Search size={20} strokeWidth={1.5} aria-hidden />
            <input
              ref={input}
              role="combobox"
              aria-label={t('palette.title')}
              aria-expanded
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
              placeholder={t('palette.hint')}
              autoComplete="off"
              dir="auto"
              value={typed}
              onChange={event => {
                setTyped(event.target.value)
                reset()
              }}
              onFocus={() => setTyped(words => words || typedAhead())}
              onKeyDown={onKeyDown}
            />
          </div>
          <Lines id={list} entries={shown} at={at} onPoint={point} onChoose={choose} />
          <p role="status" className={styles.status}>
            {isSearching
              ? t('shell.search.searching')
              : hasFailed
                ? t('shell.search.failed')
                : t('shell.search.results', { count: shown.filter(({ opensSearchPage }) => !opensSearchPage).length })}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type LinesProps = {
  id: string
  entries: readonly PaletteEntry[]
  at: number
  onPoint: (at: number) => void
  onChoose: (entry: PaletteEntry) => void
}

function Lines({ id, entries, at, onPoint, onChoose }: LinesProps) {
  const t = useTranslate()
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  return (
    <div id={id} role="listbox" aria-label={t('palette.title')} className={styles.list}>
      {entries.map((entry, index) => (
        <div key={entry.key} role="presentation">
          {entry.group !== entries[index - 1]?.group && (
            <div className={styles.heading}>{t(`palette.${entry.group}`)}</div>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys */}
          <div
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            aria-disabled={entry.disabled}
            className={styles.line}
            onPointerMove={() => index !== at && onPoint(index)}
            onPointerDown={event => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <entry.icon size={20} strokeWidth={1.5} aria-hidden />
            <span className={styles.words}>
              <bdi>{entry.label}</bdi>
            </span>
            {entry.note && (
              <small className={styles.note} dir="auto">
                {entry.note}
              </small>
            )}
          </div>
        </div>
      ))}
    </div>
  )
}

/**
 * Index an arrow key leads to; wraps around at both ends.
 * @returns undefined for other keys and for an empty list
 */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (place + 1) % count
  if (key === 'ArrowUp') return (place - 1 + count) % count
  return undefined
}
