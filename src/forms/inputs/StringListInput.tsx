import type { FormInputProps } from '../formFieldDefinitions'
import { ChipsCombobox } from './LowerCaseChipsInput'

/** Chips input that preserves case and commas, as for folder names. */
export const StringListInput = (props: FormInputProps<string[]>) => (
  <ChipsCombobox {...props} allowCommas normalize={text => text.trim()} />
)
