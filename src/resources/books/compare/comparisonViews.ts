/** Views of a pair of pages, in the order of their keys 1 to 3. */
export const comparisonViews = ['sideBySide', 'slider', 'difference'] as const

/** `slider`: the pages lie above each other with a movable divider. `difference`: equal areas are black. */
export type ComparisonView = (typeof comparisonViews)[number]
