import type { FormInputProps } from '../formFieldDefinitions'

/**
 * Returns the DOM and ARIA attributes that connect an input to the label of its field, and to the validation message or
 * hint. The attributes also mark an invalid or required input. If the input is only a part of a field, the note of the
 * field describes the input only while the input is invalid.
 */
export const getFieldControlProps = ({
  id,
  partOf = id,
  problem,
  required,
}: Pick<FormInputProps<never>, 'id' | 'partOf' | 'problem' | 'required'>) => ({
  id,
  'aria-describedby': problem || partOf === id ? getFieldNoteId(partOf) : undefined,
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-required': required || undefined,
})

/** Returns the DOM id of the note of a field: its validation message or hint. */
export const getFieldNoteId = (id: string): string => `${id}-note`

/** Returns the DOM id of the label of a field. For example, inputs with several controls use this id. */
export const getFieldLabelId = (id: string): string => `${id}-label`
