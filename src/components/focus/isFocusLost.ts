/**
 * Returns whether no control has the focus. Without a focused control, the focus is on `body` or on the main landmark.
 * Browsers focus `body` when the focused element is removed, and the client focuses the main landmark after a
 * navigation.
 */
export const isFocusLost = (focused: Element): boolean => focused === document.body || focused.id === 'main'
