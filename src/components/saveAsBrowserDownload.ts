import { toValidFileName } from '../language/validFileNames'

/**
 * Saves a file as a browser download.
 * @param name suggested file name. The function replaces or removes invalid characters
 */
export function saveAsBrowserDownload(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = toValidFileName(name)
  link.click()
  // Revokes the object URL later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
