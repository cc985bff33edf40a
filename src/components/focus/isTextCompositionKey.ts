/**
 * Returns whether a key press belongs to an input method, which composes for example Japanese text. The Enter key then
 * accepts the composed text. Safari reports the end of the composition before this key press, which only has the key
 * code 229.
 */
export const isTextCompositionKey = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
