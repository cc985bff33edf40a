import { readStored, writeStored } from './storage'

const key = 'leaving'

/** Whether somebody signed out in this browser of whom the server does not know it yet. */
export const isLeaving = (): boolean => readStored(key) !== undefined

/** Remembers it, also when the page is closed before the server hears of it. */
export const rememberLeaving = (isSo: boolean): void => writeStored(key, isSo ? 'yes' : undefined)
