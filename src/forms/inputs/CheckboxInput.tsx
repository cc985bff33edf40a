import { Checkbox } from '../../components/controls/Checkbox'
import type { InputProps } from '../fieldTable'

/** Checkbox for a boolean field. It renders its own label. */
export const CheckboxInput = ({ label, value, onChange, hint }: InputProps<boolean>) => (
  <Checkbox checked={value} onChange={onChange} hint={hint}>
    {label}
  </Checkbox>
)
