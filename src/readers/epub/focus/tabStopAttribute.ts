/**
 * Attribute that stores the original `tabindex` of an element outside of the visible page. Empty if the element had no
 * `tabindex`. The Tab key must not reach such an element, so its `tabindex` is -1 until its page is visible.
 */
export const SUSPENDED_TAB_INDEX_ATTRIBUTE = 'data-longbox-tabindex'
