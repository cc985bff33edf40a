/** A text as it is compared where one searches: case, accents and blanks around it do not matter. */
export const folded = (text: string): string => foldedWhole(text.trim())

/** The same, with its blanks. */
export const foldedWhole = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
