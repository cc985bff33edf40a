import type { InputProps } from '../fieldTable'

/** Returns the attributes that link a control to the label and note of its frame. */
export const controlProps = ({ id, problem, required }: Pick<InputProps<never>, 'id' | 'problem' | 'required'>) => ({
  id,
  'aria-describedby': noteId(id),
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-required': required || undefined,
})

/** Returns the DOM id of the note of a field, a validation message or hint. */
export const noteId = (id: string): string => `${id}-note`

/** Returns the DOM id of the label of a field, for inputs with several controls. */
export const labelId = (id: string): string => `${id}-label`
