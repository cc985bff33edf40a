import { storeDictionary } from '../../../../preferences/dictionaryStore'
import { blocksOf } from '../lookup/dictionaryEntries'
import { DictionaryError } from './dictionaryError'
import { readDictionary } from './dictionaryFiles'
import type { ImportMessage } from './dictionaryImports'

const tell = (told: ImportMessage): void => postMessage(told)

/** Reads the files of one dictionary, sorts its entries and stores them. Reports the progress to the page. */
async function takeIn(files: readonly File[]): Promise<void> {
  const read = await Promise.all(
    files.map(async file => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const { words, entry, ...about } = readDictionary(read)
  tell({ kind: 'share', share: 0 })
  await storeDictionary(about, blocksOf({ ...about, words, entry }), entries =>
    tell({ kind: 'share', share: entries / words.length }),
  )
}

addEventListener('message', async ({ data }: MessageEvent<readonly File[]>) => {
  try {
    await takeIn(data)
    tell({ kind: 'kept' })
  } catch (failure) {
    tell({ kind: 'failed', ...reasonOf(failure) })
  }
})

function reasonOf(failure: unknown) {
  if (failure instanceof DictionaryError) return { reason: failure.reason, file: failure.file }
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : ''
  if (name === 'QuotaExceededError') return { reason: 'noRoom' as const, file: '' }
  // The allocation of an array failed: the tab has not enough memory.
  if (name === 'RangeError') return { reason: 'tooLarge' as const, file: '' }
  return { reason: 'refused' as const, file: '' }
}
