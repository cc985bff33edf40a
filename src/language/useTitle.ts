import { useEffect } from 'react'

/** The name of the product, as in the title of the window. */
export const product = 'Longbox'

/** Titles the window with what is shown, before the product's name; undefined leaves the product's name. */
export function useTitle(text: string | undefined): void {
  useEffect(() => {
    document.title = titled(text)
    return () => {
      document.title = product
    }
  }, [text])
}

/** The window's title for a text. */
export function titled(text: string | undefined): string {
  return text ? `${text} – ${product}` : product
}
