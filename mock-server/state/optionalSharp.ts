import type sharpModule from 'sharp'

/**
 * Image library sharp, or undefined if it is not installed. The npm package omits it, because it consists of native
 * code. Without it, images are sent unchanged and nothing is drawn.
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
