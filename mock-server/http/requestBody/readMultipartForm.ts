import { createHttpProblem, createHttpProblemWithoutBody } from '../httpProblems'
import { requestLimits } from '../requestLimits'
import { readRequestBodyBytes } from './readRequestBodyBytes'

export type UploadedFile = { name: string; bytes: Uint8Array }

/**
 * Reads the file and the text fields of a multipart form.
 * @throws HttpProblem with status 400, 408, 413 or 415
 */
export async function readMultipartForm(
  request: Request,
): Promise<{ file: UploadedFile; fields: Map<string, string> }> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream'
  if (!/^multipart\/form-data\b/i.test(type)) throw createHttpProblem(415, `Content-Type '${type}' is not supported.`)
  const bytes = await readRequestBodyBytes(request, requestLimits.formBytes)
  if (countFormParts(bytes, type) > requestLimits.formPartCount)
    throw createHttpProblem(400, 'Failed to parse multipart servlet request')
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw createHttpProblem(400, 'Failed to parse multipart servlet request')
  })
  const fields = new Map<string, string>()
  let file: UploadedFile | undefined
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, value)
    else if (value.size > requestLimits.formFileBytes) throw createHttpProblemWithoutBody(413)
    else if (name === 'file') file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
  }
  if (!file) throw createHttpProblem(400, "Required part 'file' is not present.")
  return { file, fields }
}

/**
 * Returns the number of boundaries in a multipart form. A form never has more parts than boundaries. Stops counting
 * when the number of boundaries exceeds `requestLimits.formPartCount`.
 */
function countFormParts(bytes: Uint8Array, type: string): number {
  const boundary = /boundary="?([^";]{1,200})/i.exec(type)?.[1]
  if (boundary === undefined) return 0
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const delimiter = `--${boundary}`
  let count = 0
  for (let index = text.indexOf(delimiter); index >= 0 && count <= requestLimits.formPartCount; count++)
    index = text.indexOf(delimiter, index + delimiter.length)
  return count
}
