import type { FormInputProps } from '../formFieldDefinitions'
import { NumberInput } from './NumberInput'

/** Input for an integer, see {@link NumberInput}. Accepts separators of thousands. */
export const IntegerInput = (props: FormInputProps<number | null>) => <NumberInput {...props} isInteger />
