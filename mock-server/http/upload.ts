import { bareProblem, problem } from './problems'
import { readBytes } from './readBytes'
import { requestLimits } from './requestLimits'

export type Upload = { name: string; bytes: Uint8Array }

/**
 * Reads the file and the text fields of a multipart form.
 * @throws a problem with status 400, 413 or 415
 */
export async function readUpload(request: Request): Promise<{ file: Upload; fields: Map<string, string> }> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream'
  if (!/^multipart\/form-data\b/i.test(type)) throw problem(415, `Content-Type '${type}' is not supported.`)
  const bytes = await readBytes(request, requestLimits.formBytes)
  if (partCount(bytes, type) > requestLimits.formPartCount)
    throw problem(400, 'Failed to parse multipart servlet request')
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw problem(400, 'Failed to parse multipart servlet request')
  })
  const fields = new Map<string, string>()
  let file: Upload | undefined
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value)
    else if (value.size > requestLimits.formFileBytes) throw bareProblem(413)
    else if (name === 'file') file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
  }
  if (!file) throw problem(400, "Required part 'file' is not present.")
  return { file, fields }
}

/** Upper bound of the number of parts of a form: occurrences of its boundary, counted up to one more than the limit. */
function partCount(bytes: Uint8Array, type: string): number {
  const boundary = /boundary="?([^";]{1,200})/i.exec(type)?.[1]
  if (boundary === undefined) return 0
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const mark = `--${boundary}`
  let count = 0
  for (let at = text.indexOf(mark); at >= 0 && count <= requestLimits.formPartCount; count++)
    at = text.indexOf(mark, at + mark.length)
  return count
}
