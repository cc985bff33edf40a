const NOTE_KEY_PREFIX = 'note:'

/**
 * Returns the key under which the note of an annotation is stored, in the same synced map as the annotation. The note
 * has its own key, because the merge of two devices selects the latest change of each key. With a common key, a later
 * change of the color on one device would remove a note that was written on another device.
 * @param key key of the annotation: the CFI of a highlight, or the key of a page bookmark
 */
export const getAnnotationNoteKey = (key: string): string => NOTE_KEY_PREFIX + key

/**
 * Key of the entry that contains the hash of the book file, in the synced maps of bookmarks and highlights. The hash
 * identifies the book when the server has given a new id to it.
 */
export const FILE_HASH_KEY = 'fileHash'

/** Returns whether a key belongs to a bookmark or highlight, and not to its note or to the book file. */
export const isAnnotationKey = (key: string): boolean => key !== FILE_HASH_KEY && !key.startsWith(NOTE_KEY_PREFIX)
