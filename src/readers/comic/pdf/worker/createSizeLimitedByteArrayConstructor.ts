/**
 * Maximum size of a buffer of pdf.js, in bytes. Without this limit, a page of 40 MB can request buffers of many
 * gigabytes.
 */
export const MAX_PDFJS_ARRAY_BYTES = 128 * 1024 ** 2

/**
 * Returns a byte array constructor that throws a RangeError when the requested length exceeds `maxBytes`. `instanceof`
 * with this constructor is also true for ordinary byte arrays.
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
