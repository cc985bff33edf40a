/**
 * Returns whether a key press belongs to an input method, which composes for example Japanese text. Such a press of the
 * Enter key accepts the composed text. In Safari, the composition has already ended at this key press, but the key code
 * is 229.
 */
export const isTextCompositionKey = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
