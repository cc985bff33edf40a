import { createContext } from 'react'

/** Listener for changes of the fields of a `FormWithoutUrlDefaults`. Receives the name and the new value of a field. */
export type FormFieldChangeListener = (source: string, value: unknown) => void

/** React context with the change listener of the surrounding form. Outside of such forms, the listener does nothing. */
export const FormFieldChangeContext = createContext<FormFieldChangeListener>(() => undefined)
