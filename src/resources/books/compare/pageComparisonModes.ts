/** Ways to display two compared pages. The keys 1, 2 and 3 select them in this order. */
export const pageComparisonModes = ['sideBySide', 'slider', 'difference'] as const

/**
 * Way to display two compared pages. `slider` puts them on top of each other with a movable divider. `difference` shows
 * an image in which equal areas are black.
 */
export type PageComparisonMode = (typeof pageComparisonModes)[number]
