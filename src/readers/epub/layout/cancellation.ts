/** Somebody went elsewhere meanwhile. */
export class Cancelled extends Error {}

/**
 * How long one waits for what is on its way: until it is there, or until one goes elsewhere.
 * @returns `promise` is refused with {@link Cancelled} when patience ends, which `end` does
 */
export function cancellation(): { readonly promise: Promise<never>; readonly end: () => void } {
  let refuse: (reason: Cancelled) => void = () => {}
  const promise = new Promise<never>((_, reject) => {
    refuse = reject
  })
  // Mostly nobody waits any more when it ends.
  promise.catch(() => {})
  return { promise, end: () => refuse(new Cancelled()) }
}
