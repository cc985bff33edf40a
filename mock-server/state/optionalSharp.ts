import type sharpModule from 'sharp'

/**
 * The image library; undefined where it is not installed, as in the npm package, which has no native dependencies. Images are then
 * sent unchanged, and nothing can be drawn.
 */
export const sharp: typeof sharpModule | undefined = await import('sharp').then(
  module => module.default,
  () => undefined,
)

/**
 * Returns the image library.
 * @throws Error when it is not installed
 */
export function requireSharp(): typeof sharpModule {
  if (!sharp) throw new Error('Images cannot be drawn: the package sharp is not installed')
  return sharp
}
