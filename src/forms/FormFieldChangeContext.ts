import { createContext } from 'react'

/** Listener for changes of the fields of a `FormWithoutUrlDefaults`. Receives the name and the new value of a field. */
export type FormFieldChangeListener = (source: string, value: unknown) => void

/** React context with the listener of the surrounding form. */
export const FormFieldChangeContext = createContext<FormFieldChangeListener>(() => undefined)
