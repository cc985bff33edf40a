/**
 * Time limit of a fetch, in milliseconds. Only small files are fetched. The largest file is the list of included
 * software, with about 240 KB.
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
