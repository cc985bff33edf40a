import type { FormInputProps } from '../formFieldDefinitions'

/**
 * Returns the DOM and ARIA attributes that connect an input to the label of its field, and to the validation message or
 * hint. They also mark an invalid or required input.
 */
export const getFieldControlProps = ({
  id,
  problem,
  required,
}: Pick<FormInputProps<never>, 'id' | 'problem' | 'required'>) => ({
  id,
  'aria-describedby': getFieldNoteId(id),
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-required': required || undefined,
})

/** Returns the DOM id of the note of a field: its validation message or hint. */
export const getFieldNoteId = (id: string): string => `${id}-note`

/** Returns the DOM id of the label of a field. For example, inputs with several controls use this id. */
export const getFieldLabelId = (id: string): string => `${id}-label`
