import { useState } from 'react'

export type UseTextDraftResult = {
  /** Text that the input shows: the text of the user, or the current text if the user has not changed it. */
  readonly text: string
  readonly setText: (text: string) => void
  /** Shows a text that the user has applied until the current text changes. */
  readonly showApplied: (text: string) => void
  /** Discards the text of the user. */
  readonly reset: () => void
}

/**
 * Text of an input whose current text can change while the user types, for example because the analysis of a file has
 * ended. The text of the user stays until it is applied or discarded.
 */
export function useTextDraft(currentText: string): UseTextDraftResult {
  const [draft, setDraft] = useState<{ readonly text: string; readonly isApplied: boolean }>()
  const [previousText, setPreviousText] = useState(currentText)
  if (previousText !== currentText) {
    setPreviousText(currentText)
    if (draft?.isApplied) setDraft(undefined)
  }
  return {
    text: draft?.text ?? currentText,
    setText: text => setDraft({ text, isApplied: false }),
    showApplied: text => setDraft(text === currentText ? undefined : { text, isApplied: true }),
    reset: () => setDraft(undefined),
  }
}
