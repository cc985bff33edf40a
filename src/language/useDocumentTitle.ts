import { useEffect } from 'react'

/** Product name shown in the window title. */
export const PRODUCT_NAME = 'Longbox'

/** Sets the window title to a text followed by the product name, until unmounted. undefined shows only the product name. */
export function useDocumentTitle(text: string | undefined): void {
  useEffect(() => {
    document.title = formatDocumentTitle(text)
    return () => {
      document.title = PRODUCT_NAME
    }
  }, [text])
}

/** Returns the window title for a text. */
export function formatDocumentTitle(text: string | undefined): string {
  return text ? `${text} – ${PRODUCT_NAME}` : PRODUCT_NAME
}
