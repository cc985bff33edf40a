import { useMemo } from 'react'
import { useGetGlobalClientSettings } from '../generated/client-settings/client-settings.hooks'

/** Files of the sample library to try an import with. */
export type SampleImport = {
  /** Path of the folder on the server. */
  folder: string
  /** Read lists of the format .cbl. */
  listFiles: readonly File[]
}

/** Client setting by which the program announces the files of the sample library. Other servers do not have it. */
const SAMPLE_IMPORT_SETTING_KEY = 'longbox.sample.import'

/** Returns the files to import of the sample library; undefined for other libraries. */
export function useSampleImport(): SampleImport | undefined {
  const { data } = useGetGlobalClientSettings({ query: { meta: { shownBy: 'none' } } })
  const value = data?.[SAMPLE_IMPORT_SETTING_KEY]?.value
  return useMemo(() => (value === undefined ? undefined : parseSampleImport(value)), [value])
}

/** Returns undefined for a value that another program has written. */
function parseSampleImport(value: string): SampleImport | undefined {
  try {
    const { folder, lists }: { folder: string; lists: { name: string; text: string }[] } = JSON.parse(value)
    return { folder, listFiles: lists.map(({ name, text }) => new File([text], name, { type: 'application/xml' })) }
  } catch {
    return undefined
  }
}
