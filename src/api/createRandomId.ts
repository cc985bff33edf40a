/** Returns a random id of 24 hexadecimal digits. `crypto.randomUUID` needs https, and this function does not. */
export const createRandomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(n => n.toString(16).padStart(2, '0')).join('')
