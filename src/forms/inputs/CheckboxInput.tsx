import { Checkbox } from '../../components/controls/Checkbox'
import type { InputProps } from '../fieldTable'

/** Something that is so or is not. It says its own name. */
export const CheckboxInput = ({ label, value, onChange, hint }: InputProps<boolean>) => (
  <Checkbox checked={value} onChange={onChange} hint={hint}>
    {label}
  </Checkbox>
)
