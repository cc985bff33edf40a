/** Says of an answer that this device kept it: the server did not give it now. */
export const keptMark = 'x-longbox-kept'
