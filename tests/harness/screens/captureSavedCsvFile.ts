import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/**
 * Captures file downloads instead of saving them.
 * @returns a function that waits for the first saved file, and returns its name and its lines (column titles first)
 */
export function captureSavedCsvFile(): () => Promise<{ name: string; lines: string[] }> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => `blob:${files.push(file as Blob)}`)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return async () => {
    await waitFor(() => expect(click).toHaveBeenCalled())
    const [file] = files
    if (!file) throw new Error('No file was saved')
    const { download } = click.mock.contexts[0] as HTMLAnchorElement
    return { name: download, lines: (await readText(file)).trimEnd().split('\r\n') }
  }
}

/** Reads a file. Files of jsdom have no method `text`. */
const readText = (file: Blob) =>
  new Promise<string>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
