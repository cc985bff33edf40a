import { useState } from 'react'

export type UseTextDraftResult = {
  /** Text that the input shows: the typed text, or {@link latestText} if the user has typed nothing. */
  readonly text: string
  /**
   * Text that the user has applied. If the user has applied no text since the last change of the current text or since
   * the last {@link reset}, this is the current text.
   */
  readonly latestText: string
  readonly setText: (text: string) => void
  /** Discards the typed text. The input then shows the given applied text until the current text changes. */
  readonly showApplied: (text: string) => void
  /** Discards the typed text. */
  readonly discardTyped: () => void
  /** Discards the typed text and the applied text, because another choice replaces them. */
  readonly reset: () => void
}

/**
 * Stores the draft of a text input. The current text can change while the user types, for example because the analysis
 * of a file has ended. The typed text stays until it is applied or discarded. After the user has applied a text, the
 * current text may change with a delay. Therefore, compare a new text with `latestText`, not with the current text, to
 * find out whether the new text is a change.
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
