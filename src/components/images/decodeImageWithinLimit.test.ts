import { expect, test, vi } from 'vitest'
import { decodeImageWithinLimit, MAX_DECODED_PIXELS } from './decodeImageWithinLimit'

const createImage = (naturalWidth: number, naturalHeight: number) => {
  const decode = vi.fn(async () => {})
  const image = { naturalWidth, naturalHeight, decode } as unknown as HTMLImageElement
  return { image, decode }
}

test('decodes an image within the limit', async () => {
  const { image, decode } = createImage(MAX_DECODED_PIXELS / 1_000, 1_000)
  const decoded = decodeImageWithinLimit(image)
  image.onload?.(new Event('load'))
  await decoded
  expect(decode).toHaveBeenCalledOnce()
})

test('refuses an image with too many pixels before it is decoded', async () => {
  const { image, decode } = createImage(MAX_DECODED_PIXELS / 1_000 + 1, 1_000)
  const decoded = decodeImageWithinLimit(image)
  image.onload?.(new Event('load'))
  await expect(decoded).rejects.toThrow('too many pixels')
  expect(decode).not.toHaveBeenCalled()
})

test('fails for an image that cannot be loaded', async () => {
  const { image } = createImage(1, 1)
  const decoded = decodeImageWithinLimit(image)
  const failure = new Event('error')
  image.onerror?.(failure)
  await expect(decoded).rejects.toBe(failure)
})
