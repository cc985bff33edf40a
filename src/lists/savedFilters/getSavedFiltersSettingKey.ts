/**
 * Returns the key of the client setting that stores the saved filters of a list. The key is in lower case, because the
 * server requires this.
 * @param listId id from `getSavedFilterListId`
 */
export const getSavedFiltersSettingKey = (listId: string): string => `longbox.filters.${listId.toLowerCase()}`
