import type { InputProps } from '../fieldTable'
import { Chips } from './ChipsInput'

/** Several texts that are kept as they are typed. */
export const WordsInput = (props: InputProps<string[]>) => <Chips {...props} written={text => text.trim()} />
