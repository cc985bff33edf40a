/** An id of 24 hexadecimal digits. `crypto.randomUUID` exists only in secure contexts; servers at home are often reached by plain http. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(n => n.toString(16).padStart(2, '0')).join('')
