/**
 * Attribute of elements outside of the visible page, which the Tab key must not reach. Its value is the `tabindex`
 * attribute that the element has on the visible page. Empty if the element then has no such attribute.
 */
export const SUSPENDED_TAB_INDEX_ATTRIBUTE = 'data-longbox-tabindex'
