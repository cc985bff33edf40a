import type { FormInputProps } from '../formFieldDefinitions'
import { ChipsCombobox } from './LowerCaseChipsInput'

/** Chips input for texts such as folder names. Does not change upper and lower case. A text may contain commas. */
export const StringListInput = (props: FormInputProps<string[]>) => (
  <ChipsCombobox {...props} allowCommas normalize={text => text.trim()} />
)
