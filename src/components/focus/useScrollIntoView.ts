import { useEffect } from 'react'

/**
 * Scrolls an element into view when its id changes. The browser does not scroll to the active option of a combobox,
 * because the focus stays in the text field.
 */
export function useScrollIntoView(elementId: string): void {
  useEffect(() => void document.getElementById(elementId)?.scrollIntoView({ block: 'nearest' }), [elementId])
}
