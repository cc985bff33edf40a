import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isTextCompositionKey } from '../components/focus/isTextCompositionKey'
import { useActiveComboboxOption } from '../components/focus/useActiveComboboxOption'
import { useScrollIntoView } from '../components/focus/useScrollIntoView'
import { useCloseOnBack } from '../components/overlays/useCloseOnBack'
import type { RouterLinkTarget } from '../components/page/routerLinkTarget'
import { useMediaQuery } from '../components/page/useMediaQuery'
import { useDebouncedValue } from '../components/useDebouncedValue'
import { useLocaleFormatters } from '../language/localeFormatters'
import { useTranslate } from '../language/useTranslate'
import { useSearchOfAllResources } from '../lists/search/useSearchOfAllResources'
import { usePreference } from '../preferences/usePreference'
import { useLibraries } from '../resources/libraries'
import { SearchResultsPopup } from './SearchResultsPopup'
import styles from './TopBarSearchBox.module.css'
import { type SearchResultItemData, toSearchResultItems } from './toSearchResultItems'

const MAX_RESULTS_PER_KIND = { series: 10, books: 10, collections: 10, readLists: 10 }

/**
 * Search field in the top bar with a popup of results. Enter opens the active result or the search page. In narrow
 * windows, the select for the library is in the popup, because the field has no space for it.
 */
export function TopBarSearchBox() {
  const t = useTranslate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const searchBox = useSearchBoxState()
  const { text, setText, scope, setScope, clear } = searchBox
  const { isOpen, setOpen, activeIndex, reset, onKeyDown, popup } = useResultsPopup(searchBox)
  useScrollIntoView(`${listId}-${activeIndex}`)
  const isNarrow = useMediaQuery('(width < 600px)')
  const scopeSelect = <SearchScopeSelect value={scope} onChange={setScope} />
  return (
    <search
      className={styles.box}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Search size={20} strokeWidth={1.5} aria-hidden className={styles.icon} />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
        aria-label={t('shell.search.label')}
        placeholder={t('shell.search.label')}
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={event => {
          setText(event.target.value)
          setOpen(true)
          reset()
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {text && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('shell.search.clear')}
          onClick={() => {
            clear()
            input.current?.focus()
          }}
        >
          <X size={18} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      {!isNarrow && scopeSelect}
      {isOpen && <SearchResultsPopup id={listId} {...popup} scopeSelect={isNarrow && scopeSelect} />}
    </search>
  )
}

function useSearchBoxState() {
  const navigate = useNavigate()
  const libraries = useLibraries()
  const [storedScope, setScope] = usePreference('search.library')
  const [text, setText] = useState('')
  const scope = libraries.some(({ id }) => id === storedScope) ? storedScope : 'all'
  const clear = () => setText('')
  const goTo = (target: RouterLinkTarget) => {
    clear()
    void navigate(target)
  }
  const goToResults = () =>
    goTo({ to: '/search', search: { q: text.trim(), ...(scope !== 'all' && { library: scope }) } })
  return { text, setText, scope, setScope, clear, goTo, goToResults }
}

function useResultsPopup({ text, scope, clear, goTo, goToResults }: ReturnType<typeof useSearchBoxState>) {
  const debouncedText = useDebouncedValue(text.trim())
  const libraries = useLibraries()
  const { results, counts, isSearching, failure } = useSearchOfAllResources(debouncedText, scope, MAX_RESULTS_PER_KIND)
  const [open, setOpen] = useState(false)
  const hits = toSearchResultItems(results, libraries, useLocaleFormatters())
  const { activeIndex, setActiveIndex, reset } = useActiveComboboxOption(
    hits.map(({ key }) => key),
    -1,
  )
  const isOpen = open && text.trim() !== ''
  useCloseOnBack(isOpen, () => setOpen(false), 'nonModal')
  const choose = (hit: SearchResultItemData | undefined) => {
    setOpen(false)
    reset()
    if (hit) goTo(hit.target)
    else goToResults()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTextCompositionKey(event.nativeEvent)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && hits.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActiveIndex(Math.max(-1, Math.min(hits.length - 1, activeIndex + step)))
    }
    if (event.key === 'Escape') {
      if (isOpen) setOpen(false)
      else clear()
    }
    if (event.key === 'Enter' && text.trim()) choose(hits[activeIndex])
  }
  const popup = {
    text: debouncedText,
    hits,
    total: counts.series + counts.books + counts.collections + counts.readLists,
    activeIndex,
    isSearching: isSearching || debouncedText !== text.trim(),
    hasFailed: failure !== undefined,
    onChoose: choose,
  }
  return { isOpen, setOpen, activeIndex, reset, onKeyDown, popup }
}

function SearchScopeSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useTranslate()
  const libraries = useLibraries()
  if (libraries.length < 2) return null
  return (
    <span className={styles.scope}>
      <select aria-label={t('shell.search.scope')} value={value} onChange={event => onChange(event.target.value)}>
        <option value="all">{t('shell.search.allLibraries')}</option>
        {libraries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
    </span>
  )
}
