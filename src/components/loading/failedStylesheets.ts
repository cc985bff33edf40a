/** The styles of a document that could not be had: a browser keeps their place empty. */
export function failedStylesheets(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(isEmpty)
}

/**
 * Fetches the styles of the document that failed once more. Whoever asks meanwhile waits for the same. No style that may be
 * on its way is taken out: who waits for it would never hear of it.
 * @returns settled when each has come or failed again
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
