import { readStored, writeStored } from './storage'

/** Under this key stands which places are kept on this device. */
export const unsentKey = 'unsent'

/** Whether there may be places that the server has not heard of, of whomever: cheap to ask, apart from what sends them. */
export const hasUnsent = (): boolean => (readStored(unsentKey)?.length ?? 0) > '[]'.length

const leavingKey = 'leaving'

/** Whether somebody signed out in this browser of whom the server does not know it yet. */
export const isLeaving = (): boolean => readStored(leavingKey) !== undefined

/** Remembers it, also when the page is closed before the server hears of it. */
export const rememberLeaving = (isSo: boolean): void => writeStored(leavingKey, isSo ? 'yes' : undefined)
