import { readMultipartForm } from '../http/requestBody/readMultipartForm'
import { readBooleanParameter } from '../query/queryParameters'

/**
 * Poster that a user uploads for a book, series, collection or read list. If `selected` is true, this poster replaces
 * the displayed poster.
 */
export type UploadedPoster = { bytes: Buffer; selected: boolean }

/**
 * Reads an uploaded poster from a request. The parameter `selected` can be in the query or in the form. Its default is
 * true.
 * @throws HttpProblem with status 400, 408, 413 or 415
 */
export async function readUploadedPoster(request: Request): Promise<UploadedPoster> {
  const { file, fields } = await readMultipartForm(request)
  const query = new URL(request.url).searchParams
  const form = new URLSearchParams([...fields])
  const selected = readBooleanParameter(query, 'selected') ?? readBooleanParameter(form, 'selected') ?? true
  return { bytes: Buffer.from(file.bytes), selected }
}
