import { useEffect } from 'react'

/** The name of the product, as in the title of the window. */
export const PRODUCT_NAME = 'Longbox'

/** Titles the window with what is shown, before the product's name; undefined leaves the product's name. */
export function useDocumentTitle(text: string | undefined): void {
  useEffect(() => {
    document.title = pageTitle(text)
    return () => {
      document.title = PRODUCT_NAME
    }
  }, [text])
}

/** The window's title for a text. */
export function pageTitle(text: string | undefined): string {
  return text ? `${text} – ${PRODUCT_NAME}` : PRODUCT_NAME
}
