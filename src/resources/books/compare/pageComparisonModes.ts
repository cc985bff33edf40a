/** Ways to display two compared pages, in the order of their keys 1 to 3. */
export const pageComparisonModes = ['sideBySide', 'slider', 'difference'] as const

/**
 * How two compared pages are displayed. `slider`: overlaid with a movable divider. `difference`: their difference
 * image, in which equal areas are black.
 */
export type PageComparisonMode = (typeof pageComparisonModes)[number]
