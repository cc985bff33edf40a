import type { FormInputProps } from '../formFieldDefinitions'
import { ChipsCombobox } from './LowerCaseChipsInput'

/** Chips input for values such as folder names. Preserves upper and lower case. A comma does not end a value. */
export const StringListInput = (props: FormInputProps<string[]>) => (
  <ChipsCombobox {...props} allowCommas normalize={text => text.trim()} />
)
