/** A text as it is compared where one searches: case, accents and blanks around it do not matter. */
export const foldText = (text: string): string => foldWholeText(text.trim())

/** The same, with its blanks. */
export const foldWholeText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
