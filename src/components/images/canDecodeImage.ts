/**
 * Returns whether this browser can decode a file as an image. File name and media type may be wrong, so the function
 * decodes the content. Returns true in browsers without the method `decode`.
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
