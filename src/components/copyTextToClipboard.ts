/**
 * Copies text to the clipboard. On pages without HTTPS, browsers offer only the older `document.execCommand`.
 * @throws Error when the browser does not allow copying
 */
export async function copyTextToClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  // Some browsers copy only while a text on the page is selected. This element contains the text to select.
  const copySource = document.body.appendChild(document.createElement('span'))
  copySource.textContent = text
  copySource.style.userSelect = 'text'
  document.addEventListener('copy', onCopy)
  try {
    document.getSelection()?.selectAllChildren(copySource)
    if (!document.execCommand('copy')) throw new Error('document.execCommand did not copy')
  } finally {
    document.removeEventListener('copy', onCopy)
    copySource.remove()
  }
}
