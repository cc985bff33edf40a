/** Replaces `mock-server/state/optionalSharp.ts`. The image library sharp does not run in browsers. */
export const sharp = undefined

export function requireSharp(): never {
  throw new Error('Images cannot be drawn in the demo')
}
