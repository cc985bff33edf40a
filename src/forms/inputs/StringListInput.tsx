import type { InputProps } from '../fieldTable'
import { Chips } from './ChipsInput'

/** Chips input that keeps case and commas, for example for folder names. */
export const StringListInput = (props: InputProps<string[]>) => <Chips {...props} whole written={text => text.trim()} />
