/**
 * Returns whether no control has the focus. Browsers focus `body` when the focused element is removed. After a
 * navigation, the client focuses the main landmark. Neither means that the user has moved the focus.
 */
export const isFocusLost = (focused: Element): boolean => focused === document.body || focused.id === 'main'
