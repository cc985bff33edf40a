/**
 * Maximum size of an array that pdf.js creates, in bytes. Without this limit, a single page could make pdf.js request
 * many gigabytes of memory.
 */
export const MAX_PDFJS_ARRAY_BYTES = 128 * 1024 ** 2

/**
 * Returns a replacement for `Uint8Array` that throws a RangeError when the requested length exceeds `maxBytes`.
 * Checks with `instanceof` still work, because arrays that browser functions create are instances of the replacement.
 */
export const createSizeLimitedByteArrayConstructor = (
  byteArray: Uint8ArrayConstructor,
  maxBytes: number,
): Uint8ArrayConstructor =>
  new Proxy(byteArray, {
    construct: (target, [source, ...options], newTarget) => {
      if (typeof source === 'number' && source > maxBytes) throw new RangeError('The buffer is too large')
      return Reflect.construct(target, [source, ...options], newTarget)
    },
  })
