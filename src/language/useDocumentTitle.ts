import { useEffect } from 'react'

/** Product name shown in the window title. */
export const PRODUCT_NAME = 'Longbox'

/**
 * Sets the window title to the text and the product name. When the component unmounts, sets the product name alone.
 * @param text title of the page; undefined shows the product name alone
 */
export function useDocumentTitle(text: string | undefined): void {
  useEffect(() => {
    document.title = formatDocumentTitle(text)
    return () => {
      document.title = PRODUCT_NAME
    }
  }, [text])
}

/** Returns the window title: the page title and the product name. */
export function formatDocumentTitle(text: string | undefined): string {
  return text ? `${text} – ${PRODUCT_NAME}` : PRODUCT_NAME
}
