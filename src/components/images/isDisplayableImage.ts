/** Whether this browser can show what a file holds as a picture; its name and type do not tell. */
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
