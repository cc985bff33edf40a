/** The address that the server keeps of a file, as Java makes it: of letters, only A to Z stand as they are. */
export function fileAddress(path: string): string {
  return `file:${path.replace(/[^\w\-.!~*'():@&=+$,;/]/gu, escaped)}`
}

function escaped(letter: string): string {
  return [...Buffer.from(letter)].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
