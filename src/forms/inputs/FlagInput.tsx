import { Checkbox } from '../../components/Checkbox'
import type { InputProps } from '../fieldTable'

/** Something that is so or is not. It says its own name. */
export const FlagInput = ({ label, value, onChange, hint }: InputProps<boolean>) => (
  <Checkbox checked={value} onChange={onChange} hint={hint}>
    {label}
  </Checkbox>
)
