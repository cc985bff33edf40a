/** The styles of a document that could not be had: a browser keeps their place empty. */
export function failedStyles(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isEmpty)
}

function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0
  } catch {
    return true
  }
}
