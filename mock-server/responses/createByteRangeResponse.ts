/**
 * Creates a response with all given bytes, or with the byte range in the `Range` header of the request. Ignores an
 * invalid header and a header with several ranges.
 * @returns a response with status 200, with status 206 for a range, or with status 416 for a range that contains no
 *   byte
 */
export function createByteRangeResponse(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const allHeaders = new Headers({ ...headers, 'accept-ranges': 'bytes' })
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (!range || (range[1] === '' && range[2] === '')) return new Response(bytes, { headers: allHeaders })
  const start = range[1] === '' ? Math.max(0, bytes.length - Number(range[2])) : Number(range[1])
  const end = range[1] === '' || range[2] === '' ? bytes.length - 1 : Math.min(Number(range[2]), bytes.length - 1)
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } })
  allHeaders.set('content-range', `bytes ${start}-${end}/${bytes.length}`)
  return new Response(bytes.subarray(start, end + 1), { status: 206, headers: allHeaders })
}
