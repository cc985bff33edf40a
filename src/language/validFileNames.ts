/** Maximum length of a file name in bytes. Common file systems have this limit. */
export const MAX_FILE_NAME_BYTES = 255

/** Names that Windows reserves for devices. */
export const reservedFileNamePattern = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Characters that are not allowed in file names on some common operating systems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: file names must not contain control characters
export const invalidFileNameCharacterPattern = /[/\\:*?"<>|\u0000-\u001f\u007f]/g

/** Replaces or removes characters that are not allowed in file names. */
export const replaceForbiddenFileNameCharacters = (text: string): string =>
  text
    .replace(/(?:(?<!\s)\s+)?:\s+/g, ' - ')
    .replace(/"/g, "'")
    .replace(/[?*<>]/g, '')
    .replace(invalidFileNameCharacterPattern, '-')

/** Returns the length of a text in UTF-8, in bytes. */
export const countUtf8Bytes = (text: string): number => new TextEncoder().encode(text).length

/**
 * Returns a file name that is valid on all common systems.
 * @param name name with its extension, such as the title of a list with `.csv`
 */
export function toValidFileName(name: string): string {
  const extension = /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? ''
  const base = replaceForbiddenFileNameCharacters(name.slice(0, name.length - extension.length).replace(/\p{Cs}/gu, ''))
  // Cuts very long names first, so that the loop below has only a few iterations.
  const characters = [
    ...base
      .trim()
      .replace(/^\.+/, '')
      .slice(0, 2 * MAX_FILE_NAME_BYTES),
  ]
  while (countUtf8Bytes(characters.join('') + extension) > MAX_FILE_NAME_BYTES) characters.pop()
  const trimmed = characters.join('').replace(/(?<![\s.])[\s.]+$/, '')
  return (trimmed === '' || reservedFileNamePattern.test(trimmed) ? `_${trimmed}` : trimmed) + extension
}
