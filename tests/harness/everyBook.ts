/**
 * Whether each book of the sample is read in every mode, which takes half an hour, instead of one of each kind:
 * `LONGBOX_EVERY_BOOK=1 npx playwright test everyBook everyText`.
 */
export const everyBook = process.env.LONGBOX_EVERY_BOOK === '1'
