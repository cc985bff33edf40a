import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pause in milliseconds after the last typed letter, before the text is stored. */
const STORE_DELAY_MS = 300

/**
 * Stores the text of a field when the user pauses while typing. Storing each letter would be slow, because the
 * annotations of a book are stored together. Stores the text immediately when the field loses the focus, at each click,
 * when the page is hidden or closed, and when the component unmounts.
 * @param onStore stores the text
 * @returns `pendingText` is the text that is not stored yet. Undefined if all changes are stored. Call `change` after
 *   each change of the field.
 */
export function useDelayedStore(onStore: (text: string) => void) {
  const [pendingText, setPendingText] = useState<string>()
  // Prevents a second call of `onStore` with the same text before the component renders again.
  const pending = useRef<string>(undefined)
  const update = (text: string | undefined) => {
    pending.current = text
    setPendingText(text)
  }
  const store = () => {
    const text = pending.current
    if (text === undefined) return
    update(undefined)
    onStore(text)
  }
  const latestStore = useRef(store)
  latestStore.current = store
  useEffect(() => {
    if (pendingText === undefined) return
    const timer = setTimeout(() => latestStore.current(), STORE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pendingText])
  // When the book closes, the cleanup of this effect stores the text. Afterwards, the reader syncs the stored changes.
  // This order requires a layout effect, because its cleanup runs before the cleanup of other effects.
  useLayoutEffect(() => {
    const controller = new AbortController()
    // Clicks are necessary too. In Safari on iOS, a click on a button does not move the focus. The text must be stored
    // before the button handles the click, because the button may remove the annotation that contains the text.
    for (const type of ['focusout', 'click', 'visibilitychange', 'pagehide'])
      window.addEventListener(type, () => latestStore.current(), { capture: true, signal: controller.signal })
    return () => {
      controller.abort()
      latestStore.current()
    }
  }, [])
  return { pendingText, change: update }
}
