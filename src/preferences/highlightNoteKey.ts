const NOTE_KEY_PREFIX = 'note:'

/**
 * Returns the key under which the note of a highlight is stored in the synced map of the highlights. The note has its
 * own key, because the merge of two devices selects the latest change of each key. Without this key, a later change of
 * the color would remove a note that was written on another device.
 * @param cfi CFI of the highlight
 */
export const getHighlightNoteKey = (cfi: string): string => NOTE_KEY_PREFIX + cfi

/** Returns whether a key of the synced map of the highlights contains the note of a highlight. */
export const isHighlightNoteKey = (key: string): boolean => key.startsWith(NOTE_KEY_PREFIX)
