import { useEffect } from 'react'

/** Product name shown in the window title. */
export const PRODUCT_NAME = 'Longbox'

/**
 * Sets the title of the window to the page title followed by the product name. When the component unmounts, the title
 * is only the product name.
 * @param text title of the page. If undefined, the window title is only the product name
 */
export function useDocumentTitle(text: string | undefined): void {
  useEffect(() => {
    document.title = formatDocumentTitle(text)
    return () => {
      document.title = PRODUCT_NAME
    }
  }, [text])
}

/** Returns the window title, for example "Libraries – Longbox". Without a page title, returns only the product name. */
export function formatDocumentTitle(text: string | undefined): string {
  return text ? `${text} – ${PRODUCT_NAME}` : PRODUCT_NAME
}
