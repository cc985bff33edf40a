import type { InputProps } from '../fieldTable'
import { Chips } from './ChipsInput'

/** Several texts that are kept as they are typed, commas too: names of folders have them. */
export const StringListInput = (props: InputProps<string[]>) => <Chips {...props} whole written={text => text.trim()} />
