import { useEffect } from 'react'
import { focusInChapter } from './focusInChapter'

/**
 * Moves the focus back to an element of a chapter when a dialog closes. Render this component together with the dialog.
 * Browsers return the focus only to the iframe of the chapter, not to the element inside.
 */
export function ReturnFocusOnClose({ element }: { readonly element: Element | undefined }) {
  useEffect(
    () => () => {
      if (element && !document.querySelector('dialog[open]')) focusInChapter(element)
    },
    [element],
  )
  return null
}
