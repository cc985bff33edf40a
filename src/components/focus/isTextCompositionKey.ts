/**
 * Returns whether a key press belongs to an input method, which composes for example Japanese text. Such a press of the
 * Enter key accepts the composed text. Safari ends the composition before this key press. `isComposing` is then false,
 * and only the key code 229 identifies the key press.
 */
export const isTextCompositionKey = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
