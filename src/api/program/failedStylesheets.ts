/** Returns the stylesheet links of a document that failed to load. Browsers keep such links with no sheet or an empty one. */
export function failedStylesheets(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isEmpty)
}

/**
 * Requests the failed stylesheets of the document again. Concurrent calls share one attempt. A link is removed only when it has a sheet that
 * is empty: removing a link that is still loading would drop its load event, on which other code waits.
 * @returns resolves when each request has loaded or failed
 */
export function refetchFailedStylesheets(): Promise<unknown> {
  fetching ??= Promise.all(failedStylesheets(document).map(fetched)).finally(() => {
    fetching = undefined
  })
  return fetching
}

let fetching: Promise<unknown> | undefined

function fetched(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement
  return new Promise<unknown>(resolve => {
    again.onerror = resolve
    again.onload = resolve
    link.after(again)
  }).then(() => {
    if (link.sheet && isEmpty(link)) link.remove()
  })
}

function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet || sheet.cssRules.length === 0
  } catch {
    return true
  }
}
