const open: (() => void)[] = []

/**
 * Tells that something lies over the page, for as long as it does.
 * @param leave  what its own cross does
 * @returns ends it
 */
export function registerOverlay(leave: () => void): () => void {
  open.push(leave)
  return () => void open.splice(open.lastIndexOf(leave), 1)
}

/** Leaves what lies on top of everything, as its own cross does. Gives whether there was anything. */
export function closeTopmostOverlay(): boolean {
  const leave = open.at(-1)
  leave?.()
  return leave !== undefined
}
