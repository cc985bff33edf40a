/** Modes in which two compared pages are displayed. The keys 1, 2 and 3 select the modes in this order. */
export const pageComparisonModes = ['sideBySide', 'slider', 'difference'] as const

/**
 * Mode in which two compared pages are displayed. `slider` puts the pages on top of each other with a movable divider.
 * `difference` shows an image in which equal areas are black.
 */
export type PageComparisonMode = (typeof pageComparisonModes)[number]
