import type sharpModule from 'sharp'

/**
 * Image library sharp. Undefined if sharp is not installed. The npm package omits sharp, because sharp consists of
 * native code. Without sharp, images are sent unchanged and nothing is drawn.
 */
export const sharp: typeof sharpModule | undefined = await import('sharp').then(
  module => module.default,
  () => undefined,
)

/**
 * Returns the image library.
 * @throws Error when sharp is not installed
 */
export function requireSharp(): typeof sharpModule {
  if (!sharp) throw new Error('Images cannot be drawn: the package sharp is not installed')
  return sharp
}
