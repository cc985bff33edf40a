/**
 * Returns the Latin letter of the pressed key, in lower case, if the keyboard layout has another script, for example
 * `s` for the key that types `ы`. Shortcuts with letters then work with these layouts. Returns undefined if the key
 * types no letter of another script. Keys of a Latin layout must not be replaced, because such a layout has all letters
 * of the shortcuts on other keys.
 * @param press keyboard event. `key` can contain several characters, for example `لا` in Arabic layouts.
 */
export const getLatinLetterOfKeyPress = (press: {
  readonly key: string
  readonly code?: string
}): string | undefined =>
  // The ranges contain the scripts from Greek to Khmer, the kana and the Korean letters, but no symbols such as `€`.
  /^[\u0370-\u1cff\u3040-\u318f]/.test(press.key) ? press.code?.match(/^Key(.)$/)?.[1]?.toLowerCase() : undefined
