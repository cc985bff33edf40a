import { fetchClientAsset } from './fetchClientAsset'

/**
 * Fetches a JSON file of the client build, such as the list of included software. Has the same parameters and errors as
 * `fetchClientAsset`.
 */
export const fetchClientAssetJson = async <T>(url: string): Promise<T> => (await fetchClientAsset(url)).json()
