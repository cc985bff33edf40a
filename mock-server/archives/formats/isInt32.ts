/** Returns whether a number is in the range of 32-bit integers, from -2147483648 to 2147483647. */
export const isInt32 = (number: number): boolean => number >= -(2 ** 31) && number < 2 ** 31
