import type { InputProps } from '../fieldTable'

/** What ties a control to its label and to the note below it, which its frame draws. */
export const controlProps = ({ id, problem, required }: Pick<InputProps<never>, 'id' | 'problem' | 'required'>) => ({
  id,
  'aria-describedby': noteId(id),
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-required': required || undefined,
})

/** The note of a field: what is wrong, or a hint. */
export const noteId = (id: string): string => `${id}-note`

/** The words of a field's label, for inputs of several parts. */
export const labelId = (id: string): string => `${id}-label`
