/** Returns the stylesheet links of a document that failed to load. Browsers keep such links with no sheet or an empty one. */
export function findFailedStylesheets(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isStylesheetEmpty)
}

/**
 * Requests the failed stylesheets of the document again. Concurrent calls share one attempt. A link is removed only when it has a sheet that
 * is empty: removing a link that is still loading would drop its load event, on which other code waits.
 * @returns resolves when each request has loaded or failed
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
