/** Returns whether this browser can decode a file as an image. Decodes the content, because file name and media type are unreliable. */
export async function isDisplayableImage(file: Blob): Promise<boolean> {
  const picture = new Image()
  if (!('decode' in picture)) return true
  const address = URL.createObjectURL(file)
  picture.src = address
  try {
    await picture.decode()
    return true
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(address)
  }
}
