/**
 * Returns a random id of 24 hexadecimal digits. `crypto.randomUUID` is limited to secure contexts, and home servers often use
 * plain http.
 */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(n => n.toString(16).padStart(2, '0')).join('')
