import type { FormInputProps } from '../fieldTable'

/** Returns the attributes that link a control to the label and note of its frame. */
export const getControlProps = ({
  id,
  problem,
  required,
}: Pick<FormInputProps<never>, 'id' | 'problem' | 'required'>) => ({
  id,
  'aria-describedby': getNoteId(id),
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-required': required || undefined,
})

/** Returns the DOM id of the note of a field, a validation message or hint. */
export const getNoteId = (id: string): string => `${id}-note`

/** Returns the DOM id of the label of a field, for inputs with several controls. */
export const getLabelId = (id: string): string => `${id}-label`
