/** The largest file is a language's texts, 30 KiB. */
const TIMEOUT_MS = 60_000

/**
 * Fetches a file that belongs to the program itself, such as the texts of a language.
 * @throws when it cannot be had, or not in time
 */
export async function fetchAsset<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
