/** Maximum size of a buffer of pdf.js, in bytes. A page of 40 MB may state streams of many gigabytes. */
export const MAX_PDFJS_ARRAY_BYTES = 128 * 1024 ** 2

/**
 * Returns a constructor of byte arrays that throws a RangeError for arrays above a length. Arrays from other sources are
 * instances of the returned constructor too.
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
