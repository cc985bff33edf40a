import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/**
 * Captures the CSV files that the client saves.
 * @returns a function that waits until the client saves a file. The returned function returns the name and the lines of
 *   the first saved file. The first line contains the column titles.
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

/** Reads a file with `FileReader`, because the class `Blob` of jsdom has no method `text`. */
const readText = (file: Blob) =>
  new Promise<string>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })
