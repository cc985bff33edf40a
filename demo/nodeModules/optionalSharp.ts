/**
 * This file replaces `mock-server/state/optionalSharp.ts`, because the image library sharp does not run in browsers.
 */
export const sharp = undefined

export function requireSharp(): never {
  throw new Error('Images cannot be drawn in the demo')
}
