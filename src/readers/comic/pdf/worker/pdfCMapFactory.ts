import { fetchClientAsset } from '../../../../api/fetchClientAsset'

/**
 * Loads the files that pdf.js needs in addition to the PDF. Text needs only character maps. Requests for all other
 * files fail.
 */
export class PdfCMapFactory {
  /**
   * Fetches a character map of pdf.js.
   * @throws Error when the file is no character map or cannot be fetched
   */
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const { pdfCMapUrls } = await import('./pdfCMapUrls')
    const url = kind === 'cMapUrl' && Object.hasOwn(pdfCMapUrls, filename) ? pdfCMapUrls[filename] : undefined
    if (url === undefined) throw new Error(`${filename} is not available`)
    return new Uint8Array(await (await fetchClientAsset(url)).arrayBuffer())
  }
}
