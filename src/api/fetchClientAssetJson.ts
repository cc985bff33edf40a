/** Time limit of a fetch, in milliseconds. The largest file (the texts of a language) has 30 KiB. */
const TIMEOUT_MS = 60_000

/**
 * Fetches a JSON file of the client build, such as the texts of a language.
 * @param url  URL of the file, absolute or relative to the page
 * @throws Error if the request fails or takes longer than the time limit
 */
export async function fetchClientAssetJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
