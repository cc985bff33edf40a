/** Replaces `mock-server/state/optionalSharp.ts`: there is no image library in the browser. */
export const sharp = undefined

export function requireSharp(): never {
  throw new Error('Images cannot be drawn in the demo')
}
