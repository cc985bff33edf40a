/**
 * Returns whether this browser can decode a file as an image. File name and media type may be wrong, so the function
 * decodes the content.
 */
export async function canDecodeImage(file: Blob): Promise<boolean> {
  const image = new Image()
  if (!('decode' in image)) return true
  const url = URL.createObjectURL(file)
  image.src = url
  try {
    await image.decode()
    return true
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(url)
  }
}
