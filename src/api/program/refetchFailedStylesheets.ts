/** Returns the `link` elements of stylesheets that are not loaded or contain no rules. */
export function findFailedStylesheets(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isStylesheetEmpty)
}

/**
 * Reloads each stylesheet of the page that could not be loaded. A call during a running reload sends no further
 * requests, and returns the promise of the running reload.
 * @returns promise that resolves when all requests have completed or failed
 */
export function refetchFailedStylesheets(): Promise<unknown> {
  pendingRefetch ??= Promise.all(findFailedStylesheets(document).map(refetchStylesheet)).finally(() => {
    pendingRefetch = undefined
  })
  return pendingRefetch
}

let pendingRefetch: Promise<unknown> | undefined

function refetchStylesheet(link: HTMLLinkElement): Promise<unknown> {
  const copy = link.cloneNode() as HTMLLinkElement
  return new Promise<unknown>(resolve => {
    copy.onerror = resolve
    copy.onload = resolve
    link.after(copy)
  }).then(() => {
    if (link.sheet && isStylesheetEmpty(link)) link.remove()
  })
}

function isStylesheetEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0
  } catch {
    return true
  }
}
