import { useEffect } from 'react'

/** Product name shown in the window title. */
export const PRODUCT_NAME = 'Longbox'

let pageTitle: string | undefined
let viewName: string | undefined

function updateDocumentTitle(): void {
  document.title = formatDocumentTitle(pageTitle && viewName ? `${pageTitle} · ${viewName}` : pageTitle)
}

/**
 * Sets the title of the window to the page title followed by the product name. When the component unmounts, the title
 * is only the product name.
 * @param text title of the page. If undefined, the window title is only the product name
 */
export function useDocumentTitle(text: string | undefined): void {
  useEffect(() => {
    pageTitle = text
    updateDocumentTitle()
    return () => {
      pageTitle = undefined
      updateDocumentTitle()
    }
  }, [text])
}

/**
 * Adds the name of the current view to the title of the window, for pages whose views have the same page title. For
 * example, the title becomes "All libraries · Books – Longbox".
 * @param name name of the view. If undefined, the title does not change
 */
export function useViewNameInDocumentTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    viewName = name
    updateDocumentTitle()
    return () => {
      viewName = undefined
      updateDocumentTitle()
    }
  }, [name])
}

/** Returns the window title, for example "Libraries – Longbox". Without a page title, returns only the product name. */
export function formatDocumentTitle(text: string | undefined): string {
  return text ? `${text} – ${PRODUCT_NAME}` : PRODUCT_NAME
}
