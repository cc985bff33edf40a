/** Says of an answer that this device kept it: the server did not give it now. */
export const OFFLINE_RESPONSE_HEADER = 'x-longbox-kept'
