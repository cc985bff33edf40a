import { fetchClientAsset } from '../../../../api/fetchClientAsset'

/** Loads the character maps that pdf.js needs to read text. If pdf.js requests any other file, the request fails. */
export class PdfCharacterMapLoader {
  /**
   * Fetches a character map of pdf.js.
   * @throws Error when the file is not a character map or cannot be fetched
   */
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const { pdfCharacterMapUrls } = await import('./pdfCharacterMapUrls')
    const url =
      kind === 'cMapUrl' && Object.hasOwn(pdfCharacterMapUrls, filename) ? pdfCharacterMapUrls[filename] : undefined
    if (url === undefined) throw new Error(`${filename} is not available`)
    return new Uint8Array(await (await fetchClientAsset(url)).arrayBuffer())
  }
}
