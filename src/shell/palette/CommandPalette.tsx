import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../../components/controls/IconButton'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'
import { useActiveComboboxOption } from '../../components/focus/useActiveComboboxOption'
import { useScrollIntoView } from '../../components/focus/useScrollIntoView'
import { useCloseOnBack } from '../../components/overlays/useCloseOnBack'
import { useTranslate } from '../../language/useTranslate'
import styles from './CommandPalette.module.css'
import { type CommandPaletteEntryData, filterCommandPaletteEntries } from './commandPaletteEntries'
import { useCommandPaletteEntries } from './useCommandPaletteEntries'

interface CommandPaletteProps {
  readonly onClose: () => void
  /**
   * Returns the text that the user typed while the search field did not exist yet. Stops the recording of this text.
   */
  readonly takeBufferedText: () => string
}

/** Dialog that lists actions, pages, libraries and search results. Runs the selected entry. */
export function CommandPalette({ onClose, takeBufferedText }: CommandPaletteProps) {
  const t = useTranslate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useCloseOnBack(true, onClose)
  const { entries, isSearching, hasFailed } = useCommandPaletteEntries(text)
  const isSearchComplete = !isSearching && !hasFailed
  const matches = removeSearchPageEntryIfNothingFound(filterCommandPaletteEntries(entries, text), isSearchComplete)
  const keys = matches.map(({ key }) => key)
  const { activeIndex, setActiveIndex, reset } = useActiveComboboxOption(keys, 0)
  const choose = (entry: CommandPaletteEntryData | undefined) => {
    if (!entry || entry.disabled) return
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTextCompositionKey(event.nativeEvent)) return
    const next = nextActiveIndex(event.key, activeIndex, matches.length)
    if (next !== undefined) setActiveIndex(next)
    else if (event.key === 'Enter') choose(matches[activeIndex])
    else return
    // During this key event, the palette closes and an element outside of the palette receives the focus. Without
    // `preventDefault`, the same key press would also click this element.
    event.preventDefault()
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} data-scrim />
        <Dialog.Popup className={styles.popup} initialFocus={input} aria-label={t('palette.title')}>
          <PaletteInput
            ref={input}
            listId={listId}
            activeIndex={activeIndex}
            value={text}
            onChange={event => {
              setText(event.target.value)
              reset()
            }}
            onFocus={() => setText(currentText => currentText || takeBufferedText())}
            onKeyDown={onKeyDown}
          />
          <PaletteOptions
            id={listId}
            entries={matches}
            activeIndex={activeIndex}
            onPoint={setActiveIndex}
            onChoose={choose}
          />
          <p role="status" className={styles.status}>
            {searchStatusText(t, matches, isSearching, hasFailed)}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Removes the entry that opens the search page if the search is complete and has found nothing. */
function removeSearchPageEntryIfNothingFound(
  entries: CommandPaletteEntryData[],
  isSearchComplete: boolean,
): CommandPaletteEntryData[] {
  const hasResults = entries.some(({ group, opensSearchPage }) => group === 'searchResults' && !opensSearchPage)
  return hasResults || !isSearchComplete ? entries : entries.filter(({ opensSearchPage }) => !opensSearchPage)
}

function searchStatusText(
  t: ReturnType<typeof useTranslate>,
  matches: readonly CommandPaletteEntryData[],
  isSearching: boolean,
  hasFailed: boolean,
): string {
  if (isSearching) return t('shell.search.searching')
  if (hasFailed) return t('shell.search.failed')
  return t('shell.search.results', { count: matches.filter(({ opensSearchPage }) => !opensSearchPage).length })
}

type PaletteInputProps = ComponentProps<'input'> & { listId: string; activeIndex: number }

function PaletteInput({ listId, activeIndex, ...props }: PaletteInputProps) {
  const t = useTranslate()
  return (
    <div className={styles.field}>
      <Search size={20} strokeWidth={1.5} aria-hidden />
      <input
        {...props}
        role="combobox"
        aria-label={t('palette.title')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
        placeholder={t('palette.hint')}
        autoComplete="off"
        dir="auto"
      />
      <Dialog.Close render={<IconButton icon={X} label={t('component.dialog.close')} />} />
    </div>
  )
}

type PaletteOptionsProps = {
  id: string
  entries: readonly CommandPaletteEntryData[]
  activeIndex: number
  onPoint: (activeIndex: number) => void
  onChoose: (entry: CommandPaletteEntryData) => void
}

function PaletteOptions({ id, entries, activeIndex, onPoint, onChoose }: PaletteOptionsProps) {
  const t = useTranslate()
  useScrollIntoView(`${id}-${activeIndex}`)
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
            aria-selected={index === activeIndex}
            aria-disabled={entry.disabled}
            className={styles.option}
            onPointerMove={() => index !== activeIndex && onPoint(index)}
            onPointerDown={event => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <entry.icon size={20} strokeWidth={1.5} aria-hidden />
            <span className={styles.label}>
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
 * Returns the index of the entry that an arrow key makes active. The arrow keys wrap around: Arrow Down moves from the
 * last entry to the first entry.
 * @returns undefined for other keys and for an empty list
 */
function nextActiveIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  return undefined
}
