import type { FormInputProps } from '../formFieldDefinitions'
import { ChipsCombobox } from './LowerCaseChipsInput'

/** Chips input for values such as folder names. Case does not change, and a comma does not end a chip. */
export const StringListInput = (props: FormInputProps<string[]>) => (
  <ChipsCombobox {...props} allowCommas normalize={text => text.trim()} />
)
