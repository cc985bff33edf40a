import type sharpModule from 'sharp'

/**
 * Image library sharp. Undefined if sharp is not installed. The npm package does not include sharp, because sharp
 * contains native code. Without sharp, the server sends images unchanged and cannot draw images.
 */
export const sharp: typeof sharpModule | undefined = await import('sharp').then(
  module => module.default,
  () => undefined,
)

/**
 * Returns the image library sharp.
 * @throws Error when sharp is not installed
 */
export function requireSharp(): typeof sharpModule {
  if (!sharp) throw new Error('Images cannot be drawn: the package sharp is not installed')
  return sharp
}
