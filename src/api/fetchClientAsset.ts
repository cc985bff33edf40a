/**
 * Time limit of a fetch, in milliseconds. The files of the client build that are fetched are small: the largest file,
 * the list of included software, has about 240 KB.
 */
const TIMEOUT_MS = 60_000

/**
 * Fetches a file of the client build.
 * @param url  URL of the file, absolute or relative to the page
 * @throws Error if the request fails or takes longer than the time limit
 */
export async function fetchClientAsset(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response
}
