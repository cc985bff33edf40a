/**
 * Returns whether an input method handles a key press. For example, users compose Japanese text with an input method,
 * and accept the text with Enter. Safari ends the composition before this press of Enter. `isComposing` is then false,
 * and only the key code 229 shows that the input method handles the key press.
 */
export const isTextCompositionKey = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
