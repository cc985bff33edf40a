import { useEffect } from 'react'

/** Product name shown in the window title. */
export const PRODUCT_NAME = 'Longbox'

let pageTitle: string | undefined
let viewName: string | undefined

function updateDocumentTitle(): void {
  const title = pageTitle && viewName ? `${pageTitle} · ${viewName}` : pageTitle
  document.title = title ? `${title} – ${PRODUCT_NAME}` : PRODUCT_NAME
}

/**
 * Sets the window title to the page title followed by the product name. When the component unmounts, the window title
 * is only the product name.
 * @param text page title. If undefined, the window title is only the product name
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
 * Adds the name of the current view to the window title, for pages whose views have the same page title. For example,
 * the window title becomes "All libraries · Books – Longbox".
 * @param name name of the view. If undefined, removes the name from the window title
 */
export function setViewNameInDocumentTitle(name: string | undefined): void {
  viewName = name
  updateDocumentTitle()
}
