import { readStored } from './storage'

/** Under this key stands which places are kept on this device. */
export const unsentKey = 'unsent'

/** Whether there may be places that the server has not heard of, of whomever: cheap to ask, apart from what sends them. */
export const hasUnsent = (): boolean => (readStored(unsentKey)?.length ?? 0) > '[]'.length
