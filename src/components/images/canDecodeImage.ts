/** Returns whether this browser can decode a file as an image. Decodes the content, because file name and media type are unreliable. */
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
