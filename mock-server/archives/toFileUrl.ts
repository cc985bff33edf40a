/**
 * Converts a path to a file URL. Escapes characters that a URL path must not contain, such as spaces and non-ASCII
 * characters, as the real server does.
 */
export function toFileUrl(path: string): string {
  return `file:${path.replace(/[^\w\-.!~*'():@&=+$,;/]/gu, percentEncode)}`
}

function percentEncode(letter: string): string {
  return [...Buffer.from(letter)].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
