const places = new Map<string, number>()

/** Notes which thing of a list has the focus, for the way back to this entry of the browser's history. */
export function storeFocus(index: number): void {
  const entry = entryNow()
  if (entry !== undefined) places.set(entry, index)
}

/** Which thing of the list had the focus when this entry of the history was left; nothing in one that is new. */
export function restoredFocus(): number | undefined {
  const entry = entryNow()
  return entry === undefined ? undefined : places.get(entry)
}

/** The key that the router gives to every entry. */
function entryNow(): string | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('__TSR_key' in state)) return undefined
  return typeof state.__TSR_key === 'string' ? state.__TSR_key : undefined
}
