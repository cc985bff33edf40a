import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

const SEARCH_DEBOUNCE_MS = 300

/**
 * Manages the text of a search input. The search starts after a pause in typing and on Enter. Escape clears the text.
 * @param text applied text, for example from the URL
 * @param onSearch called with the trimmed text if it differs from the applied text
 */
export function useDebouncedSearchInput(text: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<number>(undefined)
  const [syncedText, setSyncedText] = useState(text)
  const [submittedText, setSubmittedText] = useState(text)
  if (syncedText !== text) {
    setSyncedText(text)
    // Replaces the typed text if the applied text has changed for another reason than a search by this input, for
    // example in the URL. After a search by this input, the typed text stays, because the user may already have typed
    // more.
    if (text !== submittedText) setTyped(text)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const search = (searchText: string) => {
    window.clearTimeout(timer.current)
    setSubmittedText(searchText.trim())
    if (searchText.trim() !== text) onSearch(searchText.trim())
  }
  const changeText = (searchText: string) => {
    setTyped(searchText)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => search(searchText), SEARCH_DEBOUNCE_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(typed)
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped('')
      search('')
    }
  }
  return { typed, changeText, onKeyDown }
}
