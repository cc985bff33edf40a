/**
 * Fetches a file that belongs to the program itself, such as the texts of a language.
 * @throws when it cannot be had
 */
export async function fetchAsset<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}
