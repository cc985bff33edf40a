import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isTextCompositionKey } from '../components/focus/isTextCompositionKey'
import { isRemoteControlMode } from '../components/focus/remoteControlMode'
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
import { useLibraries, useLibrariesInUserOrder } from '../resources/libraries'
import { RecentSearchesPopup } from './recentSearches/RecentSearchesPopup'
import { useRecentSearches } from './recentSearches/useRecentSearches'
import { SearchResultsPopup } from './SearchResultsPopup'
import styles from './TopBarSearchBox.module.css'
import { toSearchResultItems } from './toSearchResultItems'

const MAX_RESULTS_PER_KIND = { series: 10, books: 10, collections: 10, readLists: 10 }

/**
 * Search field in the top bar with a popup of results. Enter opens the active result or the search page. While the
 * field is empty, the popup contains the recent searches. In narrow windows, the select for the library is in the popup,
 * because the field has no space for it.
 */
export function TopBarSearchBox() {
  const t = useTranslate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const searchBox = useSearchBoxState()
  const { text, scope, setScope, recent } = searchBox
  const { isOpen, setOpen, activeIndex, close, changeText, onKeyDown, popup } = useSearchPopup(searchBox)
  useScrollIntoView(`${listId}-${activeIndex}`)
  const isNarrow = useMediaQuery('(width < 600px)')
  const scopeSelect = <SearchScopeSelect value={scope} onChange={setScope} />
  const popupProps = { id: listId, ...popup.shared, scopeSelect: isNarrow && scopeSelect }
  const focusFieldAfter = (change: () => void) => {
    change()
    input.current?.focus()
  }
  return (
    <search className={styles.box} onBlur={event => !event.currentTarget.contains(event.relatedTarget) && close()}>
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
        onChange={event => changeText(event.target.value)}
        // Does not open the recent searches. The browser also focuses the field when the user returns to the window or
        // closes a dialog.
        onFocus={() => text !== '' && setOpen(true)}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {text && <ClearTextButton onClick={() => focusFieldAfter(() => changeText(''))} />}
      {!isNarrow && scopeSelect}
      {isOpen && popup.results && <SearchResultsPopup {...popupProps} {...popup.results} />}
      {isOpen && !popup.results && (
        <RecentSearchesPopup
          {...popupProps}
          texts={recent.recentTexts}
          onClear={() => focusFieldAfter(recent.clearRecent)}
        />
      )}
    </search>
  )
}

function ClearTextButton({ onClick }: { onClick: () => void }) {
  const t = useTranslate()
  return (
    <button type="button" className={styles.clear} aria-label={t('shell.search.clear')} onClick={onClick}>
      <X size={18} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

function useSearchBoxState() {
  const navigate = useNavigate()
  const libraries = useLibraries()
  const [storedScope, setScope] = usePreference('search.library')
  const [text, setText] = useState('')
  const scope = libraries.some(({ id }) => id === storedScope) ? storedScope : 'all'
  const clear = () => setText('')
  const recent = useRecentSearches()
  const goTo = (searchText: string, target: RouterLinkTarget) => {
    recent.storeSearch(searchText)
    clear()
    void navigate(target)
  }
  const goToResults = (q: string) =>
    goTo(q, { to: '/search', search: { q, ...(scope !== 'all' && { library: scope }) } })
  return { text, setText, scope, setScope, clear, goTo, goToResults, recent }
}

function useSearchPopup(searchBox: ReturnType<typeof useSearchBoxState>) {
  const { text, setText, scope, clear, goTo, goToResults, recent } = searchBox
  const trimmedText = text.trim()
  const resultsPopup = useSearchResults(trimmedText, scope)
  const { hits } = resultsPopup
  const [open, setOpen] = useState(false)
  const popupButton = useRef<HTMLButtonElement>(null)
  const showsRecent = trimmedText === ''
  const optionKeys = showsRecent ? recent.recentTexts : hits.map(({ key }) => key)
  const { activeIndex, setActiveIndex, reset } = useActiveComboboxOption(optionKeys, -1)
  const isOpen = open && !(showsRecent && optionKeys.length === 0)
  const close = () => {
    setOpen(false)
    reset()
  }
  const changeText = (next: string) => {
    setText(next)
    setOpen(true)
    reset()
  }
  useCloseOnBack(isOpen, close, 'nonModal')
  const onChoose = (index: number) => {
    const hit = hits[index]
    const searchText = showsRecent ? recent.recentTexts[index] : trimmedText
    if (!searchText) return
    close()
    if (hit && !showsRecent) goTo(searchText, hit.target)
    else goToResults(searchText)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTextCompositionKey(event.nativeEvent)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && optionKeys.length > 0) {
      event.preventDefault()
      // The arrow keys of a remote control reach the button below the options, as the Tab key does.
      if (step === 1 && isOpen && activeIndex === optionKeys.length - 1 && isRemoteControlMode())
        return popupButton.current?.focus()
      setOpen(true)
      setActiveIndex(Math.max(-1, Math.min(optionKeys.length - 1, activeIndex + step)))
    }
    if (event.key === 'Escape' && (isOpen || text !== '')) {
      // The default action in Chromium clears the text, and the input event then opens the recent searches.
      event.preventDefault()
      if (isOpen) close()
      else clear()
    }
    if (event.key !== 'Enter') return
    // With a remote control, Enter opens the recent searches. The arrow keys cannot open them, because these keys move
    // the focus away from the field while its popup is closed.
    if (showsRecent && !isOpen && !event.repeat && isRemoteControlMode()) setOpen(true)
    else onChoose(activeIndex)
  }
  const popup = {
    shared: { activeIndex, onChoose, buttonRef: popupButton },
    results: showsRecent ? undefined : resultsPopup,
  }
  return { isOpen, setOpen, activeIndex, close, changeText, onKeyDown, popup }
}

/** Searches for a trimmed text while the user types. */
function useSearchResults(text: string, scope: string) {
  const debouncedText = useDebouncedValue(text)
  const libraries = useLibraries()
  const { results, counts, isSearching, failure } = useSearchOfAllResources(debouncedText, scope, MAX_RESULTS_PER_KIND)
  return {
    text: debouncedText,
    hits: toSearchResultItems(results, libraries, useLocaleFormatters()),
    total: counts.series + counts.books + counts.collections + counts.readLists,
    isSearching: isSearching || debouncedText !== text,
    hasFailed: failure !== undefined,
  }
}

function SearchScopeSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useTranslate()
  const libraries = useLibrariesInUserOrder()
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
