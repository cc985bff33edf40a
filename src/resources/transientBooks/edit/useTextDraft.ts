import { useState } from 'react'

export type UseTextDraftResult = {
  /** Text that the input shows: the typed text, or {@link latestText} if the user has typed nothing. */
  readonly text: string
  /** Text that was applied last, or the current text if it has changed since. */
  readonly latestText: string
  readonly setText: (text: string) => void
  /** Shows a text that the user has applied until the current text changes. */
  readonly showApplied: (text: string) => void
  /** Discards the typed text. */
  readonly discardTyped: () => void
  /** Discards the typed text and the applied text, because another choice replaces them. */
  readonly reset: () => void
}

/**
 * Text of an input whose current text can change while the user types, for example because the analysis of a file has
 * ended. The typed text stays until it is applied or discarded. The current text may change with a delay after a text
 * was applied, so compare a new text with `latestText` to find out whether it changes anything.
 */
export function useTextDraft(currentText: string): UseTextDraftResult {
  const [typed, setTyped] = useState<string>()
  const [applied, setApplied] = useState<string>()
  const [previousText, setPreviousText] = useState(currentText)
  if (previousText !== currentText) {
    setPreviousText(currentText)
    setApplied(undefined)
  }
  const latestText = applied ?? currentText
  const show = (appliedText: string | undefined) => {
    setTyped(undefined)
    setApplied(appliedText)
  }
  return {
    text: typed ?? latestText,
    latestText,
    setText: setTyped,
    showApplied: show,
    discardTyped: () => setTyped(undefined),
    reset: () => show(undefined),
  }
}
