import { Checkbox } from '../../components/controls/Checkbox'
import type { FormInputProps } from '../formFieldDefinitions'

/** Checkbox for a boolean field. The checkbox renders its own label. */
export const CheckboxInput = ({ label, value, onChange, hint }: FormInputProps<boolean>) => (
  <Checkbox checked={value} onChange={onChange} hint={hint}>
    {label}
  </Checkbox>
)
