import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isTextCompositionKey } from '../../components/focus/isTextCompositionKey'

const SEARCH_DEBOUNCE_MS = 300

/**
 * Manages the text of a search input. The search starts when the user stops typing or presses Enter. Escape clears the
 * text.
 * @param text text of the current search, for example from the URL
 * @param onSearch starts a search for the trimmed text. Not called if the trimmed text equals `text`
 */
export function useDebouncedSearchInput(text: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<number>(undefined)
  const [syncedText, setSyncedText] = useState(text)
  const [submittedText, setSubmittedText] = useState(text)
  if (syncedText !== text) {
    setSyncedText(text)
    // If something other than this input has changed the search, for example a new URL, the input shows the new text.
    // If this input has started the search, the typed text stays, because the user may have continued to type.
    if (text !== submittedText) setTyped(text)
  }
  // The timer needs the values of the latest render. The list may have changed since the last keystroke.
  const latest = useRef({ text, typed, onSearch })
  latest.current = { text, typed, onSearch }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const search = (searchText: string) => {
    window.clearTimeout(timer.current)
    setSubmittedText(searchText.trim())
    if (searchText.trim() !== latest.current.text) latest.current.onSearch(searchText.trim())
  }
  const changeText = (searchText: string) => {
    setTyped(searchText)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      // Does not search if something else has replaced the typed text in the meantime, for example a new URL.
      if (latest.current.typed === searchText) search(searchText)
    }, SEARCH_DEBOUNCE_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTextCompositionKey(event.nativeEvent)) return
    if (event.key === 'Enter') search(typed)
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped('')
      search('')
    }
  }
  return { typed, changeText, onKeyDown }
}
