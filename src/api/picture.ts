/**
 * A picture from an address anywhere on the web, as far as that place lets a browser have it.
 * @throws when it is not reached, not allowed, or no picture
 */
export async function pictureFrom(address: string, signal?: AbortSignal): Promise<File> {
  const answer = await fetch(address, {
    signal,
    mode: 'cors',
    credentials: 'same-origin',
    referrerPolicy: 'no-referrer',
  })
  if (!answer.ok) throw new Error(`The address answers ${answer.status}`)
  const picture = await answer.blob()
  if (!picture.type.startsWith('image/')) throw new Error(`The address gives ${picture.type || 'no picture'}`)
  const name = new URL(address).pathname.split('/').pop() || 'picture'
  return new File([picture], name, { type: picture.type })
}
