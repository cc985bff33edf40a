import { toValidFileName } from '../language/validFileNames'

/**
 * Offers a file to the user as a browser download.
 * @param name file name; invalid characters are replaced
 */
export function saveAsBrowserDownload(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = toValidFileName(name)
  link.click()
  // The object URL is revoked later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
