import { fetchClientAsset } from './fetchClientAsset'

/**
 * Fetches a JSON file of the client build, such as the texts of a language. Parameters and errors as for
 * `fetchClientAsset`.
 */
export const fetchClientAssetJson = async <T>(url: string): Promise<T> => (await fetchClientAsset(url)).json()
