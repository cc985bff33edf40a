/** Views of a pair of pages. The keys 1 to 3 select them. */
export const pageComparisonViews = ['sideBySide', 'slider', 'difference'] as const

/** View of a pair of pages. `slider`: a movable divider between overlaid pages. `difference`: equal areas are black. */
export type PageComparisonView = (typeof pageComparisonViews)[number]
