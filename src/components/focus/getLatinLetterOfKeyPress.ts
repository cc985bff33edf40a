type KeyPress = { readonly key: string; readonly code?: string }

/**
 * Returns the Latin letter of the pressed key in lower case if the key types a letter of another script. For example,
 * returns `s` for the key that types `ы`. Shortcuts with letters then work with keyboard layouts of other scripts.
 * Returns undefined for all other keys. The keys of Latin layouts are not replaced, because these layouts contain all
 * letters of the shortcuts, but can have them on other keys.
 * @param press keyboard event. `key` can contain several characters, for example `لا` in Arabic layouts.
 */
export const getLatinLetterOfKeyPress = (press: KeyPress): string | undefined =>
  // The first range contains the scripts between Latin and the Latin phonetic letters, for example Greek, Arabic and
  // Thai. The second range contains the kana, Bopomofo and the Korean letters. Symbols of Latin layouts, such as `€`, are
  // in neither range.
  /^[\u0370-\u1cff\u3040-\u318f]/.test(press.key) ? press.code?.match(/^Key(.)$/)?.[1]?.toLowerCase() : undefined

/**
 * Returns the letter of the pressed key in lower case, for a comparison with the letters of shortcuts. In layouts of
 * another script, this is the Latin letter of the same key. Returns the name of any other key in lower case.
 * @param press keyboard event
 */
export const getShortcutLetter = (press: KeyPress): string => getLatinLetterOfKeyPress(press) ?? press.key.toLowerCase()
