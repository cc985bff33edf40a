import type { KeyboardEvent } from 'react'
import { isTextCompositionKey } from './isTextCompositionKey'

/**
 * Returns whether a key press is the Enter key. Returns false while the user composes text with an input method, because
 * Enter then accepts the composed text.
 */
export const isEnterKey = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !isTextCompositionKey(nativeEvent)
